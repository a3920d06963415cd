import { Icon, Tabs } from 'bulmatic';

const VIEWS = [
  {
    value: 'list',
    label: 'List',
    path: 'M2 4h12M2 8h12M2 12h12',
  },
  {
    value: 'grid',
    label: 'Grid',
    path: 'M2 2h5v5H2zM9 9h5v5H9z',
  },
];

export default function TabsIcons() {
  return (
    <Tabs.Group defaultValue="list">
      <Tabs toggle>
        <Tabs.List aria-label="View">
          {VIEWS.map(({ value, label, path }) => (
            <Tabs.Tab key={value} value={value}>
              <Icon size="small">
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path
                    d={path}
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                  />
                </svg>
              </Icon>
              <span>{label}</span>
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value="list">Seven books in a list.</Tabs.Panel>
      <Tabs.Panel value="grid">Seven books in a grid.</Tabs.Panel>
    </Tabs.Group>
  );
}
