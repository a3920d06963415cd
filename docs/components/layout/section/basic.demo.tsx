import { Section, Subtitle, Title } from 'bulmatic';

export default function SectionBasic() {
  return (
    <Section>
      <Title as="h2">Find us</Title>
      <Subtitle>Behind the station, second yard</Subtitle>
    </Section>
  );
}
