import { Message } from 'bulmatic';

export default function MessageSizes() {
  return (
    <>
      <Message size="small">
        <Message.Body>Small</Message.Body>
      </Message>
      <Message>
        <Message.Body>Without a size</Message.Body>
      </Message>
      <Message size="medium">
        <Message.Body>Medium</Message.Body>
      </Message>
      <Message size="large">
        <Message.Header onClose={() => {}}>
          A button of the same size
        </Message.Header>
        <Message.Body>Large</Message.Body>
      </Message>
    </>
  );
}
