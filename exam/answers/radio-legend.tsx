import { Radio, Radios } from 'bulmatic';

export default function Seat() {
  return (
    <Radios legend="Your seat" defaultValue="stalls">
      <Radio value="stalls">Stalls</Radio>
      <Radio value="balcony">Balcony</Radio>
    </Radios>
  );
}
