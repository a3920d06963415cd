import { Icon, IconText } from 'bulmatic';

const Dot = () => (
  <svg viewBox="0 0 24 24" width="16" fill="currentColor">
    <circle cx="12" cy="12" r="10" />
  </svg>
);

export default function IconTextColors() {
  return (
    <>
      <IconText textColor="link-on-scheme" mr={4}>
        <Icon>
          <Dot />
        </Icon>
        <span>Icon and text</span>
      </IconText>
      <IconText>
        <Icon textColor="danger-on-scheme">
          <Dot />
        </Icon>
        <span>Only the icon</span>
      </IconText>
    </>
  );
}
