import { Image } from 'bulmatic';

const LIGHTHOUSE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
    <path fill="#bde0fe" d="M0 0h16v16H0z"/>
    <path fill="#d62839" d="M6 5h4l1 9H5z"/>
    <path fill="#ffd166" d="M6 3h4v2H6z"/>
    <path fill="#3f7d58" d="M0 13h16v3H0z"/>
  </svg>`,
)}`;

export default function ImageBasic() {
  return (
    <Image
      size="128x128"
      src={LIGHTHOUSE}
      alt="A red lighthouse on a meadow"
    />
  );
}
