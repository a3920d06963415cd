import { Radio, Radios } from 'bulmatic';

export default function RadiosColumn() {
  return (
    <Radios
      legend="If a book is sold out"
      defaultValue="wait"
      flexDirection="column"
      alignItems="flex-start"
    >
      <Radio value="wait">
        Send everything once it is back
      </Radio>
      <Radio value="split">
        Send the rest now, and this one later
      </Radio>
      <Radio value="drop">Leave it out, and pay less</Radio>
    </Radios>
  );
}
