import { Image } from 'bulmatic';

const LEAF = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
    <path fill="#d8f3dc" d="M0 0h16v16H0z"/>
    <path fill="#2d6a4f" d="M3 13C3 6 7 3 13 3c0 6-3 10-10 10z"/>
  </svg>`,
)}`;

const SIZES = [
  '16x16',
  '24x24',
  '32x32',
  '48x48',
  '64x64',
  '96x96',
  '128x128',
] as const;

export default function ImageSizes() {
  return (
    <div className="is-flex is-flex-wrap-wrap">
      {SIZES.map((size) => (
        <Image
          key={size}
          size={size}
          src={LEAF}
          alt={`A leaf, ${size}`}
          mr={3}
          mb={3}
        />
      ))}
    </div>
  );
}
