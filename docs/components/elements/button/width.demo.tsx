import { Button } from 'bulmatic';

export default function ButtonWidth() {
  return (
    <>
      <Button color="primary" fullwidth mb={3}>
        As wide as the form
      </Button>
      <Button responsive>Smaller on small screens</Button>
    </>
  );
}
