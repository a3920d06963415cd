import { Control, Field, Icon, Input } from 'bulmatic';

const Line = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="1.25em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d={d} />
  </svg>
);

export default function IconsInput() {
  return (['normal', 'large'] as const).map((size) => (
    <Field key={size}>
      <Field.Label size={size}>Postal code</Field.Label>
      <Control iconsLeft iconsRight>
        <Input size={size} defaultValue="0187" />
        <Icon left>
          <Line d="M8 15S3 10 3 6.5a5 5 0 0 1 10 0C13 10 8 15 8 15zM8 9V5" />
        </Icon>
        <Icon right label="Delivery possible" textColor="success-on-scheme">
          <Line d="m2 8 4 5 8-10" />
        </Icon>
      </Control>
    </Field>
  ));
}
