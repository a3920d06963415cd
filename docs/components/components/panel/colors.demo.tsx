import { Block, Panel } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'light',
  'dark',
  'black',
  'text',
] as const;

export default function PanelColors() {
  return (
    <Block display="flex" flexWrap="wrap" gap={4}>
      {COLORS.map((color) => (
        <Panel key={color} as="section" color={color} mb={0} flexGrow={1}>
          <Panel.Heading>{color}</Panel.Heading>
          <Panel.Block>A row</Panel.Block>
        </Panel>
      ))}
    </Block>
  );
}
