import { Tag, Tags } from 'bulmatic';

export default function TagLight() {
  return (
    <Tags>
      <Tag color="success" light>
        In stock
      </Tag>
      <Tag color="warning" light>
        Two left
      </Tag>
      <Tag color="danger" light>
        Sold out
      </Tag>
    </Tags>
  );
}
