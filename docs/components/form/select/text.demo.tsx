import { Select } from 'bulmatic';

export default function SelectText() {
  return (
    <p>
      <label htmlFor="rhythm">Write to me</label>{' '}
      <Select
        as="span"
        size="small"
        id="rhythm"
        style={{ verticalAlign: 'middle' }}
      >
        <option>every day</option>
        <option>once a week</option>
        <option>never</option>
      </Select>
    </p>
  );
}
