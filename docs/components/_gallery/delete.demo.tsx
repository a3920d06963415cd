import { Delete } from 'bulmatic';

export default function DeletePicture() {
  return (
    <>
      <Delete size="small" aria-label="Remove, small" mr={3} />
      <Delete aria-label="Remove" mr={3} />
      <Delete size="medium" aria-label="Remove, medium" mr={3} />
      <Delete size="large" aria-label="Remove, large" />
    </>
  );
}
