import { Icon } from 'bulmatic';

const SIZES = ['small', 'medium', 'large'] as const;

const Star = () => (
  <svg
    viewBox="0 0 24 24"
    width="100%"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d="m12 3 3 6 6 1-4.5 4.5 1 6.5-5.5-3-5.5 3 1-6.5L3 10l6-1z" />
  </svg>
);

export default function IconPicture() {
  return SIZES.map((size) => (
    <Icon
      key={size}
      label={`Star, ${size}`}
      size={size}
      textColor="link"
      mr={3}
    >
      <Star />
    </Icon>
  ));
}
