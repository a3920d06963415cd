import { Control, Icon, Input } from 'bulmatic';

export default function City() {
  return (
    <Control iconsLeft>
      <Input type="search" aria-label="City" />
      <Icon left>
        <svg viewBox="0 0 24 24" width="20" fill="none" stroke="currentColor">
          <circle cx="10" cy="10" r="6" />
          <path d="M15 15l6 6" />
        </svg>
      </Icon>
    </Control>
  );
}
