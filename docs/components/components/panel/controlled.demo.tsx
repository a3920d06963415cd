import { useState } from 'react';
import { Panel } from 'bulmatic';

const LISTS = {
  choir: ['Anna', 'Ben', 'Chidi'],
  band: ['Dora', 'Emil'],
};

export default function PanelControlled() {
  const [group, setGroup] = useState('choir');
  return (
    <Panel
      as="section"
      color="primary"
      value={group}
      onValueChange={setGroup}
    >
      <Panel.Heading as="h3">Members: {group}</Panel.Heading>
      <Panel.Tabs as="div" aria-label="Groups">
        <Panel.Tab value="choir">Choir</Panel.Tab>
        <Panel.Tab value="band">Band</Panel.Tab>
      </Panel.Tabs>
      {Object.entries(LISTS).map(([name, members]) => (
        <Panel.List key={name} value={name}>
          {members.map((member) => (
            <Panel.Block key={member}>{member}</Panel.Block>
          ))}
        </Panel.List>
      ))}
    </Panel>
  );
}
