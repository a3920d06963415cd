import { Button, Buttons } from 'bulmatic';

export default function ButtonSizes() {
  return (
    <Buttons>
      <Button size="small">Small</Button>
      <Button size="normal">Normal</Button>
      <Button size="medium">Medium</Button>
      <Button size="large">Large</Button>
    </Buttons>
  );
}
