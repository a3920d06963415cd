import { Icon, IconText } from 'bulmatic';

export default function IconTextBasic() {
  return (
    <IconText>
      <Icon>
        <svg viewBox="0 0 24 24" width="20" fill="currentColor">
          <path d="M12 2a7 7 0 0 0-7 7c0 5 7 13 7 13s7-8 7-13a7 7 0 0 0-7-7z" />
        </svg>
      </Icon>
      <span>12 Harbor Street</span>
    </IconText>
  );
}
