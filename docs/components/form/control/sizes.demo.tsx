import { Control, Field, Icon, Input } from 'bulmatic';

const SIZES = ['small', 'normal', 'medium', 'large'] as const;

export default function ControlSizes() {
  return SIZES.map((size) => (
    <Field key={size}>
      <Control iconsLeft loading size={size}>
        <Input
          size={size}
          aria-label={`Voucher, ${size}`}
          defaultValue="SPRING-26"
        />
        <Icon left>%</Icon>
      </Control>
    </Field>
  ));
}
