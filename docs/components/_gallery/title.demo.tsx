import { Title } from 'bulmatic';

export default function TitlePicture() {
  return <Title as="p">Concerts</Title>;
}
