import { Control, Icon, Input } from 'bulmatic';

export default function InputIcons() {
  return (
    <Control iconsLeft iconsRight>
      <Input type="search" aria-label="City" placeholder="City" />
      <Icon left>
        <svg
          viewBox="0 0 16 16"
          width="16"
          stroke="currentColor"
          fill="none"
        >
          <circle cx="7" cy="7" r="5" />
          <path d="m11 11 4 4" />
        </svg>
      </Icon>
      <Icon right>
        <svg viewBox="0 0 16 16" width="16" fill="currentColor">
          <path d="M8 16 3 8a6 6 0 1 1 10 0z" />
        </svg>
      </Icon>
    </Control>
  );
}
