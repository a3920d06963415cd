import { Tabs } from 'bulmatic';

const PLACES = [
  { name: 'Centered', props: { centered: true } },
  { name: 'Right', props: { right: true } },
  { name: 'Full width', props: { fullwidth: true } },
];

export default function TabsAlignment() {
  return PLACES.map(({ name, props }) => (
    <Tabs key={name} as="nav" aria-label={name} {...props}>
      <Tabs.List>
        <Tabs.Tab href="#alignment" active>
          {name}
        </Tabs.Tab>
        <Tabs.Tab href="#sizes">Events</Tabs.Tab>
        <Tabs.Tab href="#styles">Visit</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  ));
}
