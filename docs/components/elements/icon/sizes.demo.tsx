import { Icon } from 'bulmatic';

const Star = ({ width }: { width: number }) => (
  <svg viewBox="0 0 24 24" width={width} fill="currentColor">
    <path d="m12 2 3 7h7l-5.5 4.5L18.5 21 12 16.5 5.5 21l2-7.5L2 9h7z" />
  </svg>
);

export default function IconSizes() {
  return (
    <>
      <Icon size="small" background>
        <Star width={16} />
      </Icon>
      <Icon background mx={4}>
        <Star width={24} />
      </Icon>
      <Icon size="medium" background mr={4}>
        <Star width={24} />
      </Icon>
      <Icon size="large" background>
        <Star width={24} />
      </Icon>
    </>
  );
}
