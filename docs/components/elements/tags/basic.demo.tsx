import { Tag, Tags } from 'bulmatic';

export default function TagsBasic() {
  return (
    <Tags>
      <Tag>Novel</Tag>
      <Tag>Poetry</Tag>
      <Tag>Travel</Tag>
      <Tag>Local history</Tag>
    </Tags>
  );
}
