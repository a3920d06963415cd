import { Content, Footer } from 'bulmatic';

export default function FooterDark() {
  return (
    <Footer backgroundColor="dark" textColor="dark-invert" py={5}>
      <Content size="small" textAlign="centered">
        <p>© The Paper Boat, books for children</p>
      </Content>
    </Footer>
  );
}
