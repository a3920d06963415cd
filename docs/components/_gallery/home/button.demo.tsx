import { Button } from 'bulmatic';

export default function ButtonPicture() {
  return <Button color="primary">Save changes</Button>;
}
