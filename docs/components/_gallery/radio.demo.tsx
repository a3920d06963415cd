import { Radio } from 'bulmatic';

export default function RadioPicture() {
  return <Radio defaultChecked>By post</Radio>;
}
