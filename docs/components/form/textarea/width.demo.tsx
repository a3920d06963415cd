import { TextArea } from 'bulmatic';

export default function TextAreaWidth() {
  return (
    <>
      <TextArea
        fullwidth
        rows={2}
        mb={3}
        aria-label="Summary"
        defaultValue="Block"
      />
      <TextArea inline rows={2} aria-label="Remark" defaultValue="Inline" />
    </>
  );
}
