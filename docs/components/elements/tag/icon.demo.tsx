import { Icon, Tag, Tags } from 'bulmatic';

const Check = () => (
  <svg viewBox="0 0 16 16" width="12" aria-hidden="true">
    <path
      d="M2 8l4 4 8-8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    />
  </svg>
);

export default function TagIcon() {
  return (
    <Tags>
      <Tag color="success" light size="medium">
        <Icon>
          <Check />
        </Icon>
        <span>Paid</span>
      </Tag>
    </Tags>
  );
}
