import { Content, Subtitle, Title } from 'bulmatic';

export default function SubtitleHeading() {
  return (
    <>
      <Title as="h3" size={4} spaced>
        Library card
      </Title>
      <Subtitle as="h4">What you need</Subtitle>
      <Content>
        <p>A passport and proof of your address.</p>
      </Content>
      <Subtitle as="h4">
        What it costs: <strong>nothing</strong>
      </Subtitle>
    </>
  );
}
