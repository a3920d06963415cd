import { Column, Columns, Container, Footer, Title } from 'bulmatic';

const LINKS = {
  Shop: ['New books', 'Gift cards', 'Delivery'],
  About: ['Our readers', 'Jobs', 'Press'],
};

export default function FooterLinks() {
  return (
    <Footer>
      <Container as="nav" aria-label="More pages">
        <Columns>
          {Object.entries(LINKS).map(([group, names]) => (
            <Column key={group}>
              <Title as="h3" size={6} mb={2}>
                {group}
              </Title>
              <ul>
                {names.map((name) => (
                  <li key={name}>
                    <a href="#with-links">{name}</a>
                  </li>
                ))}
              </ul>
            </Column>
          ))}
        </Columns>
      </Container>
    </Footer>
  );
}
