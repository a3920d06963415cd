import { Content } from 'bulmatic';

export default function ContentPicture() {
  return (
    <Content size="small">
      <p>
        Please <strong>bring</strong>:
      </p>
      <ul>
        <li>your score</li>
        <li>a pencil</li>
      </ul>
    </Content>
  );
}
