import { Radio, Radios } from 'bulmatic';

export default function RadioBasic() {
  return (
    <Radios legend="Your seat" defaultValue="stalls">
      <Radio value="stalls">Stalls</Radio>
      <Radio value="balcony">Balcony</Radio>
    </Radios>
  );
}
