import { Input } from 'bulmatic';

export default function InputWidth() {
  return (
    <>
      <Input
        fullwidth
        mb={3}
        aria-label="Street"
        defaultValue="Harbor Street"
      />
      <p>
        Send me{' '}
        <Input
          inline
          htmlSize={2}
          style={{ verticalAlign: 'middle' }}
          aria-label="Number of tickets"
          defaultValue="2"
        />{' '}
        tickets for Friday.
      </p>
    </>
  );
}
