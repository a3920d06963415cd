import { Input } from 'bulmatic';

export default function InputPicture() {
  return <Input aria-label="First name" defaultValue="Hildegard" />;
}
