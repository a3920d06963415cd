import { Radio, Radios } from 'bulmatic';

export default function RadiosBasic() {
  return (
    <Radios
      legend="How do you get your books?"
      name="delivery"
      defaultValue="shop"
    >
      <Radio value="shop">In the shop</Radio>
      <Radio value="post">By post</Radio>
      <Radio value="bike">By bicycle</Radio>
    </Radios>
  );
}
