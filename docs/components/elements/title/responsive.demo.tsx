import { Title } from 'bulmatic';

export default function TitleResponsive() {
  return (
    <Title
      as="h3"
      textSize={{ base: 2, mobile: 4 }}
      textAlign={{ base: 'left', mobile: 'centered' }}
    >
      Contemporary watercolors
    </Title>
  );
}
