import { Control, Field, Icon, Input, Select } from 'bulmatic';

const Line = ({ d }: { d: string }) => (
  <svg
    viewBox="0 0 16 16"
    width="16"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
  >
    <path d={d} />
  </svg>
);

export default function ControlIcons() {
  return (
    <>
      <Field>
        <Field.Label>Email</Field.Label>
        <Control iconsLeft iconsRight>
          <Input type="email" defaultValue="ada@example.com" />
          <Icon left>
            <Line d="M1 3h14v10H1zl7 6 7-6" />
          </Icon>
          <Icon right label="Confirmed" textColor="success-on-scheme">
            <Line d="m2 8 4 5 8-10" />
          </Icon>
        </Control>
      </Field>
      <Field>
        <Field.Label>Branch</Field.Label>
        <Control iconsLeft>
          <Select fullwidth>
            <option>Harbor Street</option>
            <option>Old Market</option>
          </Select>
          <Icon left>
            <Line d="M2 15V7l6-5 6 5v8z" />
          </Icon>
        </Control>
      </Field>
    </>
  );
}
