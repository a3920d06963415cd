import { Tag, Tags } from 'bulmatic';

export default function TagBasic() {
  return (
    <Tags>
      <Tag color="link">React 19</Tag>
      <Tag color="primary" light>
        Bulma 1.0
      </Tag>
      <Tag rounded>MIT</Tag>
    </Tags>
  );
}
