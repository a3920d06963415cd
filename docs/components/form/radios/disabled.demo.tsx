import { Radio, Radios } from 'bulmatic';

export default function RadiosDisabled() {
  return (
    <Radios disabled legend="Paid by" defaultValue="card">
      <Radio value="card">Card</Radio>
      <Radio value="invoice">Invoice</Radio>
    </Radios>
  );
}
