import { Message } from 'bulmatic';

export default function MessageBasic() {
  return (
    <Message color="info">
      <Message.Header>Opening hours</Message.Header>
      <Message.Body>The shop is open from nine to five.</Message.Body>
    </Message>
  );
}
