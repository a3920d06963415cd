import { Button, Buttons } from 'bulmatic';

export default function ButtonsPicture() {
  return (
    <Buttons addons role="group" aria-label="Time span">
      <Button size="small">Day</Button>
      <Button size="small" color="link" selected>
        Week
      </Button>
      <Button size="small">Month</Button>
    </Buttons>
  );
}
