import { Panel } from 'bulmatic';

export default function PanelLinks() {
  return (
    <Panel color="link" aria-label="Minutes">
      <Panel.Heading>Minutes</Panel.Heading>
      <Panel.Tabs>
        <Panel.Tab href="#tabs-that-are-links" active>
          This year
        </Panel.Tab>
        <Panel.Tab href="#tabs-that-are-links">Last year</Panel.Tab>
      </Panel.Tabs>
      <Panel.Block as="a" href="#tabs-that-are-links">
        Meeting in March
      </Panel.Block>
      <Panel.Block as="a" href="#tabs-that-are-links">
        Meeting in May
      </Panel.Block>
    </Panel>
  );
}
