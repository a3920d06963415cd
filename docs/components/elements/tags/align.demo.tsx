import { Tag, Tags } from 'bulmatic';

export default function TagsAlign() {
  return (
    <>
      <Tags centered>
        <Tag>In</Tag>
        <Tag>the</Tag>
        <Tag>middle</Tag>
      </Tags>
      <Tags right>
        <Tag>At</Tag>
        <Tag>the</Tag>
        <Tag>end</Tag>
      </Tags>
    </>
  );
}
