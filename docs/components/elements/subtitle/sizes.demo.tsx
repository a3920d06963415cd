import { Subtitle } from 'bulmatic';

const SIZES = [1, 2, 3, 4, 5, 6, 7] as const;

export default function SubtitleSizes() {
  return SIZES.map((size) => (
    <Subtitle key={size} size={size}>
      Size {size}
    </Subtitle>
  ));
}
