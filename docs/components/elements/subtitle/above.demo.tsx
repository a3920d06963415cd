import { Block, Subtitle, Title } from 'bulmatic';

export default function SubtitleAbove() {
  return (
    <>
      <Block>
        <Subtitle size={6}>Workshop, March 14</Subtitle>
        <Title as="h3" size={4}>
          Fix your bike
        </Title>
      </Block>
      <Block>
        <Subtitle size={6} spaced>
          Workshop, March 21
        </Subtitle>
        <Title as="h3" size={4}>
          Fix your lamp
        </Title>
      </Block>
    </>
  );
}
