import { Card, Cell, Grid, Title } from 'bulmatic';

export default function Courses() {
  return (
    <Grid colMin={8}>
      {[1, 2, 3, 4, 5, 6].map((number) => (
        <Cell key={number}>
          <Card>
            <Card.Content>
              <Title as="h2" size={5}>
                Course {number}
              </Title>
            </Card.Content>
          </Card>
        </Cell>
      ))}
    </Grid>
  );
}
