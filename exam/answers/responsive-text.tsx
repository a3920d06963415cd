import { Title } from 'bulmatic';

export default function Welcome() {
  return <Title textAlign={{ mobile: 'right', tablet: 'centered' }}>Welcome aboard</Title>;
}
