import { Checkbox, Checkboxes } from 'bulmatic';

export default function CheckboxesColumn() {
  return (
    <Checkboxes
      legend="Write to me about"
      flexDirection="column"
      alignItems="flex-start"
    >
      <Checkbox value="books">
        New books on the shelves that I read
      </Checkbox>
      <Checkbox value="events">
        Readings and other evenings in the library
      </Checkbox>
      <Checkbox value="due">
        Books that I have to bring back
      </Checkbox>
    </Checkboxes>
  );
}
