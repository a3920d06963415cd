import { Block, Subtitle, Title } from 'bulmatic';

export default function SubtitleAbove() {
  return (
    <>
      <Block>
        <Subtitle size={6}>Workshop, 14 March</Subtitle>
        <Title as="h3" size={4}>
          Repair your bicycle
        </Title>
      </Block>
      <Block>
        <Subtitle size={6} spaced>
          Workshop, 21 March
        </Subtitle>
        <Title as="h3" size={4}>
          Repair your lamp
        </Title>
      </Block>
    </>
  );
}
