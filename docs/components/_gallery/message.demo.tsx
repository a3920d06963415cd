import { Message } from 'bulmatic';

export default function MessagePicture() {
  return (
    <Message color="info" size="small">
      <Message.Header>Doors open</Message.Header>
      <Message.Body>From seven o’clock.</Message.Body>
    </Message>
  );
}
