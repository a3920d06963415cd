import { File } from 'bulmatic';

export default function Score() {
  return (
    <File hasName placeholder="No file yet" name="score" accept="application/pdf">
      Choose a score
    </File>
  );
}
