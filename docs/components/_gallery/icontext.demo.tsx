import { Icon, IconText } from 'bulmatic';

const Check = () => (
  <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
    <path
      d="m2 9 4 4 8-9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);

export default function IconTextPicture() {
  return (
    <>
      <IconText as="div">
        <Icon textColor="success">
          <Check />
        </Icon>
        <span>Tickets sent</span>
      </IconText>
      <IconText as="div">
        <Icon textColor="success">
          <Check />
        </Icon>
        <span>Seats selected</span>
      </IconText>
    </>
  );
}
