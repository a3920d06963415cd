import { TextArea } from 'bulmatic';

export default function TextAreaPicture() {
  return (
    <TextArea
      aria-label="Message"
      rows={2}
      defaultValue="I have sung alto for years."
    />
  );
}
