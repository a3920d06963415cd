import { Checkbox } from 'bulmatic';

export default function CheckboxBasic() {
  return (
    <Checkbox name="gift" defaultChecked>
      Wrap it as a gift
    </Checkbox>
  );
}
