import { Checkbox, Checkboxes } from 'bulmatic';

export default function CheckboxesPicture() {
  return (
    <Checkboxes legend="Days" defaultValue={['fri']}>
      <Checkbox value="fri">Friday</Checkbox>
      <Checkbox value="sat">Saturday</Checkbox>
    </Checkboxes>
  );
}
