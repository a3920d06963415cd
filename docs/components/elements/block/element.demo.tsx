import { Block, Title } from 'bulmatic';

export default function BlockElement() {
  return (
    <>
      <Block as="section" aria-label="Opening hours">
        <Title as="h3" size={5}>
          Opening hours
        </Title>
        <p>Monday to Friday, nine to six.</p>
      </Block>
      <Block as="p">Closed on public holidays.</Block>
    </>
  );
}
