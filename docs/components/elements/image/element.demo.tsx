import { Image } from 'bulmatic';

const FLAG = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
    <path fill="#1d70b8" d="M0 0h16v16H0z"/>
    <path fill="#ffd166" d="M5 0h3v16H5zM0 7h16v3H0z"/>
  </svg>`,
)}`;

export default function ImageElement() {
  return (
    <p>
      Sent to{' '}
      <Image
        as="span"
        display="inline-block"
        size="16x16"
        src={FLAG}
        alt="Sweden"
      />{' '}
      on Friday, and there on Tuesday.
    </p>
  );
}
