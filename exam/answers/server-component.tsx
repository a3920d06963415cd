import { Card, CardContent, CardHeader, CardHeaderTitle } from 'bulmatic';

export default function Train() {
  return (
    <Card>
      <CardHeader>
        <CardHeaderTitle>Night train to Vienna</CardHeaderTitle>
      </CardHeader>
      <CardContent>Leaves at 9:40 pm.</CardContent>
    </Card>
  );
}
