import { Icon, IconText } from 'bulmatic';

const Arrow = () => (
  <Icon label="to">
    <svg viewBox="0 0 24 24" width="18" fill="none">
      <path
        d="M3 12h17m-6-6 6 6-6 6"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  </Icon>
);

export default function IconTextLine() {
  return (
    <p>
      The ferry runs{' '}
      <IconText textWeight="bold">
        <span>Oban</span>
        <Arrow />
        <span>Craignure</span>
        <Arrow />
        <span>Tobermory</span>
      </IconText>{' '}
      twice a day.
    </p>
  );
}
