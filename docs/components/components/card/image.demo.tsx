import { Card, Image, Subtitle, Title } from 'bulmatic';

const HILLS =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 10"><path fill="#bde" d="M0 0h30v10H0z"/><path fill="#386" d="M0 8 9 3l6 4 8-5 7 4v4H0z"/></svg>',
  );

export default function CardImage() {
  return (
    <Card>
      <Card.Image>
        <Image
          src={HILLS}
          alt="Green hills under a clear sky"
          ratio="3by1"
        />
      </Card.Image>
      <Card.Content>
        <Title as="p" size={4}>
          Three huts in two days
        </Title>
        <Subtitle as="p" size={6}>
          17 miles, also for families
        </Subtitle>
        <p>
          The trail starts behind the station and is mostly in the forest.
        </p>
      </Card.Content>
    </Card>
  );
}
