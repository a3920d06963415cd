import { Block, Section } from 'bulmatic';

export default function SectionPicture() {
  return (
    <Section backgroundColor="info-soft" p={5}>
      <Block background radius="normal" p={2} textAlign="centered">
        Content
      </Block>
    </Section>
  );
}
