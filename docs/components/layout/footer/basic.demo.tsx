import { Content, Footer } from 'bulmatic';

export default function FooterBasic() {
  return (
    <Footer>
      <Content textAlign="centered">
        <p>
          <strong>The Paper Boat</strong>, books for children. Open Tuesday
          to Saturday.
        </p>
      </Content>
    </Footer>
  );
}
