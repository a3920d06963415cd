import { Block, Column, Columns } from 'bulmatic';

const TINT = {
  backgroundColor: 'info-soft',
  textColor: 'info-bold',
  textAlign: 'centered',
  radius: 'normal',
  p: 2,
} as const;

export default function ColumnsPicture() {
  return (
    <Columns mobile gap={1}>
      <Column>
        <Block {...TINT}>Left</Block>
      </Column>
      <Column>
        <Block {...TINT}>Right</Block>
      </Column>
    </Columns>
  );
}
