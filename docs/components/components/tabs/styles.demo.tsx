import { Tabs } from 'bulmatic';

const STYLES = [
  { name: 'Boxed', props: { boxed: true } },
  { name: 'Toggle', props: { toggle: true } },
  {
    name: 'Rounded toggle',
    props: { toggle: true, toggleRounded: true },
  },
];

export default function TabsStyles() {
  return STYLES.map(({ name, props }) => (
    <Tabs key={name} as="nav" aria-label={name} {...props}>
      <Tabs.List>
        <Tabs.Tab href="#styles" active>
          {name}
        </Tabs.Tab>
        <Tabs.Tab href="#sizes">Events</Tabs.Tab>
        <Tabs.Tab href="#alignment">Visit</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  ));
}
