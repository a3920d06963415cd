import { Image, Media } from 'bulmatic';

const FACE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
    <path fill="#cdb4db" d="M0 0h16v16H0z"/>
    <circle cx="8" cy="6" r="3" fill="#5a3e63"/>
    <path fill="#5a3e63" d="M2 16a6 6 0 0 1 12 0z"/>
  </svg>`,
)}`;

export default function ImageRounded() {
  return (
    <Media as="div">
      <Media.Left as="div">
        <Image as="p" size="64x64" rounded src={FACE} alt="" />
      </Media.Left>
      <Media.Content>
        <strong>Hedy</strong>
        <p>Sings alto, and plays the viola.</p>
      </Media.Content>
    </Media>
  );
}
