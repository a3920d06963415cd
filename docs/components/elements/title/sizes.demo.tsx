import { Title } from 'bulmatic';

const SIZES = [1, 2, 3, 4, 5, 6, 7] as const;

export default function TitleSizes() {
  return SIZES.map((size) => (
    <Title key={size} as="p" size={size}>
      Size {size}
    </Title>
  ));
}
