import { Column, Columns, Image } from 'bulmatic';

const SUN = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 8 8" preserveAspectRatio="none">
    <path fill="#ffe8a3" d="M0 0h8v8H0z"/>
    <circle cx="4" cy="4" r="1.7" fill="#e85d04"/>
  </svg>`,
)}`;

export default function ImageCrop() {
  return (
    <Columns mobile>
      <Column>
        <Image ratio="2by1" src={SUN} alt="A stretched sun" />
      </Column>
      <Column>
        <Image ratio="2by1">
          <Image.Ratio
            as="img"
            src={SUN}
            alt="A round sun"
            style={{ objectFit: 'cover' }}
          />
        </Image>
      </Column>
    </Columns>
  );
}
