import { Checkbox } from 'bulmatic';

export default function CheckboxPicture() {
  return <Checkbox defaultChecked>Keep me posted</Checkbox>;
}
