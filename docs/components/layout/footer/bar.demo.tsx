import { Footer, Level } from 'bulmatic';

export default function FooterBar() {
  return (
    <Footer py={5}>
      <Level as="div">
        <Level.Left>
          <Level.Item>© The Paper Boat</Level.Item>
        </Level.Left>
        <Level.Right>
          <Level.Item as="a" href="#low-and-dark">
            Contact
          </Level.Item>
          <Level.Item as="a" href="#low-and-dark">
            Privacy
          </Level.Item>
        </Level.Right>
      </Level>
    </Footer>
  );
}
