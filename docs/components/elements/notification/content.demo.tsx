import { Block, Button, Buttons, Notification, Title } from 'bulmatic';

export default function NotificationContent() {
  return (
    <Notification color="link" light>
      <Title as="h3" size={5} mb={2}>
        Your ticket expires in May
      </Title>
      <Block>
        Read <a href="#accessibility">what changes</a> with a new one.
      </Block>
      <Buttons>
        <Button color="link">Renew</Button>
        <Button>Not now</Button>
      </Buttons>
    </Notification>
  );
}
