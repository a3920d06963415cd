import { Tag, Tags } from 'bulmatic';

export default function TagsSizes() {
  return (
    <>
      <Tags size="medium">
        <Tag>Sunday</Tag>
        <Tag>Monday</Tag>
        <Tag size="normal">closed on Tuesday</Tag>
      </Tags>
      <Tags size="large">
        <Tag>Morning</Tag>
        <Tag>Evening</Tag>
        <Tag size="normal">no matinee</Tag>
      </Tags>
    </>
  );
}
