import { Checkbox, Checkboxes } from 'bulmatic';

export default function CheckboxesBasic() {
  return (
    <Checkboxes
      legend="What do you sing?"
      name="music"
      defaultValue={['folk']}
    >
      <Checkbox value="folk">Folk songs</Checkbox>
      <Checkbox value="jazz">Jazz</Checkbox>
      <Checkbox value="mass">Masses</Checkbox>
    </Checkboxes>
  );
}
