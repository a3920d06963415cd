import { Icon, IconText, Title } from 'bulmatic';

export default function IconTextHeading() {
  return (
    <Title as="h3" size={4}>
      <IconText alignItems="center">
        <Icon size="medium">
          <svg viewBox="0 0 24 24" width="28" fill="none">
            <path
              d="M4 5h16v16H4zM4 10h16M8 2v5m8-5v5"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        </Icon>
        <span>Concerts in May</span>
      </IconText>
    </Title>
  );
}
