import { Tabs } from 'bulmatic';

const SIZES = ['small', 'medium', 'large'] as const;

export default function TabsSizes() {
  return SIZES.map((size) => (
    <Tabs key={size} as="nav" aria-label={`Period, ${size}`} size={size}>
      <Tabs.List>
        <Tabs.Tab href="#sizes" active>
          Day
        </Tabs.Tab>
        <Tabs.Tab href="#styles">Week</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  ));
}
