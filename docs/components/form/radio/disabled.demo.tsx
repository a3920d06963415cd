import { Radio, Radios } from 'bulmatic';

export default function RadioDisabled() {
  return (
    <Radios legend="Time to collect" defaultValue="noon">
      <Radio value="morning" disabled>
        Morning (full)
      </Radio>
      <Radio value="noon">Noon</Radio>
      <Radio value="evening">Evening</Radio>
    </Radios>
  );
}
