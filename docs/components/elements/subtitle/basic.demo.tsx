import { Subtitle, Title } from 'bulmatic';

export default function SubtitleBasic() {
  return (
    <>
      <Title as="h2">Rye bread</Title>
      <Subtitle>Two days, five ingredients</Subtitle>
    </>
  );
}
