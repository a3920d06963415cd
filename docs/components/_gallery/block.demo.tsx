import { Block } from 'bulmatic';

const TINT = {
  backgroundColor: 'info-soft',
  textColor: 'info-bold',
  textAlign: 'centered',
  radius: 'normal',
  p: 2,
} as const;

export default function BlockPicture() {
  return (
    <>
      <Block {...TINT}>First</Block>
      <Block {...TINT}>Second</Block>
    </>
  );
}
