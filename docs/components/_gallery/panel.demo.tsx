import { Panel } from 'bulmatic';

export default function PanelPicture() {
  return (
    <Panel as="div" color="link">
      <Panel.Heading textSize={6} p={2} pl={3}>
        Voices
      </Panel.Heading>
      <Panel.Block>Soprano</Panel.Block>
      <Panel.Block>Alto</Panel.Block>
    </Panel>
  );
}
