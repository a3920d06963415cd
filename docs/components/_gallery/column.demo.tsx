import { Block, Column, Columns } from 'bulmatic';

const TINT = {
  backgroundColor: 'info-soft',
  textColor: 'info-bold',
  textAlign: 'centered',
  radius: 'normal',
  p: 2,
} as const;

export default function ColumnPicture() {
  return (
    <Columns mobile gap={1}>
      <Column size="two-thirds">
        <Block {...TINT}>Two thirds</Block>
      </Column>
      <Column>
        <Block {...TINT}>Rest</Block>
      </Column>
    </Columns>
  );
}
