import { Progress } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'light',
  'dark',
  'black',
  'text',
] as const;

export default function ProgressColors() {
  return COLORS.map((color, index) => (
    <Progress
      key={color}
      aria-label={`Bar in ${color}`}
      color={color}
      value={COLORS.length - index}
      max={COLORS.length}
      mb={4}
    />
  ));
}
