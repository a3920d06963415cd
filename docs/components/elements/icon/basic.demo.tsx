import { Icon } from 'bulmatic';

export default function IconBasic() {
  return (
    <Icon label="Favorite" size="medium" textColor="danger-on-scheme">
      <svg viewBox="0 0 24 24" width="28" fill="currentColor">
        <path d="M12 21 3 12a5.5 5.5 0 0 1 9-7 5.5 5.5 0 0 1 9 7z" />
      </svg>
    </Icon>
  );
}
