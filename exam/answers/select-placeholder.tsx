import { Button, Control, Field, Select } from 'bulmatic';

export default function Order() {
  return (
    <form>
      <Field>
        <Field.Label>Country</Field.Label>
        <Control>
          <Select name="country" required defaultValue="">
            <option value="" disabled>
              Select a country
            </option>
            <option value="at">Austria</option>
            <option value="ch">Switzerland</option>
          </Select>
        </Control>
      </Field>
      <Button type="submit">Order</Button>
    </form>
  );
}
