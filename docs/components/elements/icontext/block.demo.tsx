import { Icon, IconText } from 'bulmatic';

const DUTIES = [
  'Water the plants in the reading room',
  'Sort the returned books on the cart by call number, and roll it to the elevator before the library closes',
];

export default function IconTextBlock() {
  return DUTIES.map((duty) => (
    <IconText key={duty} as="div" flexWrap="nowrap" mb={3}>
      <Icon textColor="success-on-scheme">
        <svg viewBox="0 0 24 24" width="20" fill="none">
          <path d="m4 12 6 6L20 6" stroke="currentColor" strokeWidth="3" />
        </svg>
      </Icon>
      <span>{duty}</span>
    </IconText>
  ));
}
