import { File } from 'bulmatic';

const Page = () => (
  <svg
    viewBox="0 0 16 16"
    width="24"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    <path d="M3 1h7l3 3v11H3zM10 1v3h3" />
  </svg>
);

export default function FileBoxed() {
  return (
    <File
      boxed
      hasName
      icon={<Page />}
      placeholder="PDF, up to 5 MB"
      accept="application/pdf"
    >
      Your poem
    </File>
  );
}
