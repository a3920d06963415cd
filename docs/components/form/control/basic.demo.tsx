import { Control, Field, Icon, Input } from 'bulmatic';

const Lens = () => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <circle cx="7" cy="7" r="5" />
    <path d="m11 11 4 4" />
  </svg>
);

export default function ControlBasic() {
  return (
    <Field>
      <Field.Label>Find a book</Field.Label>
      <Control iconsLeft>
        <Input type="search" />
        <Icon left>
          <Lens />
        </Icon>
      </Control>
    </Field>
  );
}
