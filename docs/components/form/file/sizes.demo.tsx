import { File } from 'bulmatic';

const SIZES = ['small', 'normal', 'medium', 'large'] as const;

export default function FileSizes() {
  return SIZES.map((size) => (
    <File key={size} size={size} hasName placeholder={size} mb={3}>
      Choose a file
    </File>
  ));
}
