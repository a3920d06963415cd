import { Card, Grid } from 'bulmatic';

const COURSES = [
  ['Bread', 'Flour, water, salt and time.'],
  ['Jam', 'From garden berries, in one evening.'],
  ['Cheese', 'Bring a large pot.'],
] as const;

export default function CardRow() {
  return (
    <Grid colMin={8}>
      {COURSES.map(([name, text]) => (
        <Card key={name} as="article" mb={0}>
          <Card.Header>
            <Card.HeaderTitle>{name}</Card.HeaderTitle>
          </Card.Header>
          <Card.Content>{text}</Card.Content>
        </Card>
      ))}
    </Grid>
  );
}
