import { Panel } from 'bulmatic';

export default function PanelLists() {
  return (
    <Panel as="section" color="primary" defaultValue="due">
      <Panel.Heading as="h3">Books</Panel.Heading>
      <Panel.Tabs as="div" aria-label="Books">
        <Panel.Tab value="due">Due soon</Panel.Tab>
        <Panel.Tab value="ordered">Ordered</Panel.Tab>
      </Panel.Tabs>
      <Panel.List value="due">
        <Panel.Block>Garden birds, on Monday</Panel.Block>
        <Panel.Block>Atlas of rivers, on Friday</Panel.Block>
      </Panel.List>
      <Panel.List value="ordered">
        <Panel.Block>Knots and ropes</Panel.Block>
      </Panel.List>
    </Panel>
  );
}
