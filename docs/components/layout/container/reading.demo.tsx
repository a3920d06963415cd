import { Container, Content } from 'bulmatic';

export default function ContainerReading() {
  return (
    <Container max="tablet" as="article">
      <Content>
        <p>
          The mill at the lower bridge ground its last flour in 1931. For
          forty years the wheel stood still, until a school class cleared
          the channel of stones and brambles, and found that it still
          turned.
        </p>
        <p>
          Today it makes the light of eleven houses. On the first Sunday of
          the month, the miller’s grandson opens the gate and shows how it
          is done.
        </p>
      </Content>
    </Container>
  );
}
