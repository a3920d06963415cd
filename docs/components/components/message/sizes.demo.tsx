import { Message } from 'bulmatic';

export default function MessageSizes() {
  return (
    <>
      <Message size="small">
        <Message.Body>Small</Message.Body>
      </Message>
      <Message>
        <Message.Body>Default</Message.Body>
      </Message>
      <Message size="medium">
        <Message.Body>Medium</Message.Body>
      </Message>
      <Message size="large">
        <Message.Header onClose={() => {}}>
          The close button grows too
        </Message.Header>
        <Message.Body>Large</Message.Body>
      </Message>
    </>
  );
}
