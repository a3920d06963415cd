import { Control, Field, Icon, Input } from 'bulmatic';

const Search = () => (
  <svg viewBox="0 0 24 24" width="20" fill="none">
    <path
      d="M16 16l6 6M18 10a8 8 0 1 1-16 0 8 8 0 0 1 16 0z"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);

const Check = () => (
  <svg viewBox="0 0 24 24" width="20" fill="none">
    <path d="m4 12 6 6L20 6" stroke="currentColor" strokeWidth="3" />
  </svg>
);

export default function IconControl() {
  return (
    <Field>
      <Field.Label>Call number</Field.Label>
      <Control iconsLeft iconsRight>
        <Input defaultValue="QH 31.D2" />
        <Icon left>
          <Search />
        </Icon>
        <Icon right label="Exists" textColor="success-on-scheme">
          <Check />
        </Icon>
      </Control>
    </Field>
  );
}
