import { File } from 'bulmatic';

const Arrow = () => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    aria-hidden="true"
  >
    <path d="M8 11V2M4 6l4-4 4 4M2 14h12" />
  </svg>
);

export default function FileBasic() {
  return (
    <File hasName icon={<Arrow />} name="score">
      Choose a score
    </File>
  );
}
