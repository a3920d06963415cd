import { Button, Buttons } from 'bulmatic';

export default function ButtonsSizes() {
  return (
    <>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Buttons key={size} size={size}>
          <Button color="primary">Yes</Button>
          <Button>No</Button>
          <Button size="small">Why?</Button>
        </Buttons>
      ))}
    </>
  );
}
