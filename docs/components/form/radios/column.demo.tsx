import { Radio, Radios } from 'bulmatic';

export default function RadiosColumn() {
  return (
    <Radios
      legend="If a book is sold out"
      defaultValue="wait"
      flexDirection="column"
      alignItems="flex-start"
    >
      <Radio value="wait">Send everything when it is available</Radio>
      <Radio value="split">Send the rest now and this one later</Radio>
      <Radio value="drop">Remove it from my order</Radio>
    </Radios>
  );
}
