import { Block, Subtitle, Title } from 'bulmatic';

export default function TitleSpaced() {
  return (
    <>
      <Block>
        <Title as="h3" size={4}>
          Close together
        </Title>
        <Subtitle size={6}>One heading in two lines</Subtitle>
      </Block>
      <Block>
        <Title as="h3" size={4} spaced>
          Apart
        </Title>
        <Subtitle size={6}>A heading, then a first line</Subtitle>
      </Block>
    </>
  );
}
