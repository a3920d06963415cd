import { Box, Image, Media, Title } from 'bulmatic';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
    <path fill="#ffe08a" d="M0 0h8v8H0z"/>
    <circle cx="4" cy="4" r="2.5" fill="#f14668"/>
  </svg>`,
)}`;

export default function BoxMedia() {
  return (
    <Box>
      <Media as="div">
        <Media.Left as="div">
          <Image size="64x64" src={PICTURE} alt="" />
        </Media.Left>
        <Media.Content>
          <Title as="h3" size={5} mb={2}>
            Sunrise walk
          </Title>
          <p>Ten kilometers along the river, with a guide.</p>
        </Media.Content>
      </Media>
    </Box>
  );
}
