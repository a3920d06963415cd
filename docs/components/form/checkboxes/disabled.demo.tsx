import { Checkbox, Checkboxes } from 'bulmatic';

export default function CheckboxesDisabled() {
  return (
    <Checkboxes
      disabled
      legend="Extras of your order"
      defaultValue={['gift']}
    >
      <Checkbox value="gift">Gift wrap</Checkbox>
      <Checkbox value="card">Greeting card</Checkbox>
    </Checkboxes>
  );
}
