import { Container, Notification } from 'bulmatic';

export default function ContainerBasic() {
  return (
    <Container>
      <Notification color="link" light>
        What stands in a container keeps to the middle of a
        wide window, with the same margins on every page.
      </Notification>
    </Container>
  );
}
