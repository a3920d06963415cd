import { Control, Icon, Input } from 'bulmatic';

const Lens = () => (
  <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
    <path
      d="M10.5 10.5 15 15M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);

export default function ControlPicture() {
  return (
    <Control iconsLeft>
      <Input aria-label="Search" defaultValue="Requiem" />
      <Icon left>
        <Lens />
      </Icon>
    </Control>
  );
}
