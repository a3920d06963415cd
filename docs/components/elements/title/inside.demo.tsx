import { Tag, Title } from 'bulmatic';

export default function TitleInside() {
  return (
    <>
      <Title as="h3" size={4}>
        Night trains <Tag color="primary">New</Tag>
      </Title>
      <Title as="h3" size={4}>
        <a href="#with-other-things-in-it">Timetable</a>
      </Title>
    </>
  );
}
