import { Field, TextArea } from 'bulmatic';

const SIZES = ['small', 'normal', 'medium', 'large'] as const;

export default function TextAreaSizes() {
  return SIZES.map((size) => (
    <Field key={size}>
      <TextArea
        size={size}
        rows={2}
        aria-label={`Message, ${size}`}
        defaultValue={size}
      />
    </Field>
  ));
}
