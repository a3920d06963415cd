import { Tag, Tags } from 'bulmatic';

export default function TagsPicture() {
  return (
    <>
      <Tags addons>
        <Tag color="dark">Seats</Tag>
        <Tag color="success" light>
          24
        </Tag>
      </Tags>
      <Tags>
        <Tag>Choir</Tag>
        <Tag>Spring</Tag>
        <Tag>Evening</Tag>
      </Tags>
    </>
  );
}
