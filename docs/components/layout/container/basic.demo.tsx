import { Container, Notification } from 'bulmatic';

export default function ContainerBasic() {
  return (
    <Container>
      <Notification color="link" light>
        The content of a container is centered in a wide window, with the
        same margins on every page.
      </Notification>
    </Container>
  );
}
