import { File } from 'bulmatic';

const Up = () => (
  <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
    <path
      d="M8 14V3M3 8l5-5 5 5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);

export default function FilePicture() {
  return (
    <File color="link" icon={<Up />}>
      Choose a file
    </File>
  );
}
