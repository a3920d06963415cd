import { Image } from 'bulmatic';

const FIELDS = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40" viewBox="0 0 80 16">
    <path fill="#a9d6e5" d="M0 0h80v16H0z"/>
    <path fill="#d9a404" d="M0 11 40 8l40 4v4H0z"/>
    <path fill="#588157" d="M0 14l40-3 40 3v2H0z"/>
  </svg>`,
)}`;

export default function ImageWidth() {
  return (
    <div className="is-flex">
      <Image
        as="div"
        fullwidth
        src={FIELDS}
        alt="Wheat fields under a blue sky"
        loading="lazy"
      />
    </div>
  );
}
