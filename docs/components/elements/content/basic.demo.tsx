import { Content } from 'bulmatic';

export default function ContentBasic() {
  return (
    <Content>
      <h2>Before you come</h2>
      <p>
        The archive keeps <strong>four thousand</strong> letters. Request
        letters one day ahead.
      </p>
      <ul>
        <li>Bring a pencil, not a pen.</li>
        <li>Leave your bag at the entrance.</li>
      </ul>
    </Content>
  );
}
