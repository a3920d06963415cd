import { Select } from 'bulmatic';

export default function SelectPicture() {
  return (
    <Select aria-label="Voice" defaultValue="Alto">
      <option>Soprano</option>
      <option>Alto</option>
      <option>Tenor</option>
      <option>Bass</option>
    </Select>
  );
}
