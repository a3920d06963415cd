import { Icon } from 'bulmatic';

const COLORS = [
  'primary-on-scheme',
  'link-on-scheme',
  'info-on-scheme',
  'success-on-scheme',
  'warning-on-scheme',
  'danger-on-scheme',
] as const;

export default function IconColors() {
  return (
    <>
      {COLORS.map((color) => (
        <Icon key={color} label={color} textColor={color} size="medium">
          <svg viewBox="0 0 24 24" width="24" fill="currentColor">
            <path d="M12 2c4 5 7 8 7 12a7 7 0 0 1-14 0c0-4 3-7 7-12z" />
          </svg>
        </Icon>
      ))}
    </>
  );
}
