import { Content, Message } from 'bulmatic';

export default function MessageBodyOnly() {
  return (
    <Message color="link">
      <Message.Body>
        <Content>
          <p>
            <strong>Before you send</strong> the form, have ready:
          </p>
          <ul>
            <li>the number of your library card</li>
            <li>the title of the lost book</li>
          </ul>
        </Content>
      </Message.Body>
    </Message>
  );
}
