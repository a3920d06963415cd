import { Delete } from 'bulmatic';

export default function DeleteSizes() {
  return (
    <>
      <Delete size="small" aria-label="Small" mr={4} />
      <Delete aria-label="Normal" mr={4} />
      <Delete size="medium" aria-label="Medium" mr={4} />
      <Delete size="large" aria-label="Large" />
    </>
  );
}
