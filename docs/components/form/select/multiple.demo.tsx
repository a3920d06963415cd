import { Control, Field, Select } from 'bulmatic';

export default function SelectMultiple() {
  return (
    <Field>
      <Field.Label>Shelves to look at</Field.Label>
      <Control>
        <Select multiple htmlSize={4} defaultValue={['crime', 'history']}>
          <option value="cooking">Cooking</option>
          <option value="crime">Crime</option>
          <option value="history">History</option>
          <option value="poetry">Poetry</option>
          <option value="travel">Travel</option>
        </Select>
      </Control>
    </Field>
  );
}
