import { Footer } from 'bulmatic';

export default function FooterPicture() {
  return (
    <Footer px={4} py={5} textAlign="centered">
      <strong>Kestrel Choir</strong>
      <br />
      Sings since 1998
    </Footer>
  );
}
