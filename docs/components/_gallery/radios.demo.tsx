import { Radio, Radios } from 'bulmatic';

export default function RadiosPicture() {
  return (
    <Radios legend="Tickets" defaultValue="post">
      <Radio value="post">By post</Radio>
      <Radio value="mail">By e-mail</Radio>
    </Radios>
  );
}
