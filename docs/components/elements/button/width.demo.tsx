import { Button } from 'bulmatic';

export default function ButtonWidth() {
  return (
    <Button color="primary" fullwidth>
      As wide as the form
    </Button>
  );
}
