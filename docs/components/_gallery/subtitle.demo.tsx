import { Subtitle, Title } from 'bulmatic';

export default function SubtitlePicture() {
  return (
    <>
      <Title as="p" size={4}>
        Concerts
      </Title>
      <Subtitle size={6}>All dates this spring</Subtitle>
    </>
  );
}
