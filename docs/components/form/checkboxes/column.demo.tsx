import { Checkbox, Checkboxes } from 'bulmatic';

export default function CheckboxesColumn() {
  return (
    <Checkboxes
      legend="Write to me about"
      flexDirection="column"
      alignItems="flex-start"
    >
      <Checkbox value="books">New books in my favorite genres</Checkbox>
      <Checkbox value="events">
        Readings and other events at the library
      </Checkbox>
      <Checkbox value="due">Books that I have to return</Checkbox>
    </Checkboxes>
  );
}
