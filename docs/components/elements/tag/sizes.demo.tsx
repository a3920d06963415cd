import { Tag, Tags } from 'bulmatic';

export default function TagSizes() {
  return (
    <Tags>
      <Tag size="normal">Normal</Tag>
      <Tag size="medium">Medium</Tag>
      <Tag size="large">Large</Tag>
      <Tag size="large" color="link" rounded>
        12
      </Tag>
    </Tags>
  );
}
