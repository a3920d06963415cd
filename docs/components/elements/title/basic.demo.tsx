import { Subtitle, Title } from 'bulmatic';

export default function TitleBasic() {
  return (
    <>
      <Title as="h2">Opening hours</Title>
      <Subtitle>From April to October</Subtitle>
    </>
  );
}
