import { Button, Buttons, Icon, IconText } from 'bulmatic';

const Bell = () => (
  <svg
    viewBox="0 0 16 16"
    width="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
  >
    <path d="M2 12h12l-2-3V6a4 4 0 0 0-8 0v3zM6.5 14.5h3" />
  </svg>
);

export default function IconsSvg() {
  return (
    <>
      <IconText mb={4}>
        <Icon textColor="link-on-scheme">
          <Bell />
        </Icon>
        <span>You get one letter a week.</span>
      </IconText>
      <Buttons>
        <Button color="link">
          <Icon>
            <Bell />
          </Icon>
          <span>Remind me</span>
        </Button>
        <Button aria-label="Remind me" size="large">
          <Icon>
            <Bell />
          </Icon>
        </Button>
      </Buttons>
    </>
  );
}
