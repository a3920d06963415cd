import { Image } from 'bulmatic';

const paint = (background: string, boat: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
      <path fill="${background}" d="M0 0h16v16H0z"/>
      <path fill="${boat}" d="M8 2v8H3zM2 11h12l-2 3H4z"/>
    </svg>`,
  )}`;

export default function ImagePicture() {
  return (
    <Image size="96x96">
      <picture>
        <source
          media="(max-width: 768px)"
          srcSet={paint('#2a9d8f', '#fff')}
        />
        <img src={paint('#fff3b0', '#9e2a2b')} alt="A sailboat" />
      </picture>
    </Image>
  );
}
