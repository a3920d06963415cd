import { File } from 'bulmatic';

export default function FilePlace() {
  return (
    <>
      <File centered hasName placeholder="Centered" mb={3}>
        Choose a photo
      </File>
      <File right hasName placeholder="Right" mb={3}>
        Choose a photo
      </File>
      <File fullwidth hasName placeholder="Full width">
        Choose a photo
      </File>
    </>
  );
}
