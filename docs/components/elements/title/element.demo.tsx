import { Block, Title } from 'bulmatic';

export default function TitleElement() {
  return (
    <>
      <Title as="h2">The choir</Title>
      <Title as="h3" size={4}>
        Rehearsals
      </Title>
      <Block as="p">Every Tuesday in the old school.</Block>
      <Title as="h4" size={6}>
        How to join
      </Title>
      <p>Come and sing along for an evening.</p>
    </>
  );
}
