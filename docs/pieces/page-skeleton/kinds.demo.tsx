import { Block, Title } from 'bulmatic';
import { PageSkeleton } from './PageSkeleton';

export default function KindsDemo() {
  return (
    <>
      <Title as="h2" size={5}>
        Orders
      </Title>
      <PageSkeleton loading kind="rows" count={3} delay={0} />
      <Block />
      <Title as="h2" size={5}>
        Products
      </Title>
      <PageSkeleton loading kind="cards" count={3} delay={0} />
    </>
  );
}
