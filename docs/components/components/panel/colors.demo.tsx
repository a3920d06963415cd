import { Column, Columns, Panel } from 'bulmatic';

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
    <Columns multiline mobile>
      {COLORS.map((color) => (
        <Column key={color} size="half">
          <Panel as="section" color={color}>
            <Panel.Heading>{color}</Panel.Heading>
            <Panel.Block>A row</Panel.Block>
          </Panel>
        </Column>
      ))}
    </Columns>
  );
}
