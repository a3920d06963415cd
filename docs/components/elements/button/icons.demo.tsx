import { Button, Buttons, Icon } from 'bulmatic';

const Plus = () => (
  <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
    <path d="M8 2v12M2 8h12" stroke="currentColor" strokeWidth="2" />
  </svg>
);

export default function ButtonIcons() {
  return (
    <Buttons>
      <Button color="link">
        <Icon>
          <Plus />
        </Icon>
        <span>Add a row</span>
      </Button>
      <Button aria-label="Add a row">
        <Icon>
          <Plus />
        </Icon>
      </Button>
    </Buttons>
  );
}
