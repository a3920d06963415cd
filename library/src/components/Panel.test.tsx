import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { expectHydration } from '../../tests/expectHydration.tsx';
import {
  Panel,
  PanelBlock,
  PanelHeading,
  PanelIcon,
  PanelList,
  PanelTab,
  PanelTabs,
  type PanelProps,
} from './Panel.tsx';

const details = { event: expect.anything() as unknown };

const children = 'Projects';

describeContract(Panel, { element: 'nav', className: 'panel', props: { children } });
describeContract(PanelHeading, {
  element: 'p',
  className: 'panel-heading',
  props: { children },
  excused: { 'color-contrast': "2.09:1 in dark mode, of Bulma's own colors" },
});
describeContract(PanelTabs, { element: 'p', className: 'panel-tabs', props: { children } });
describeContract(PanelTab, {
  element: 'a',
  className: 'is-active',
  props: { active: true, href: '#all', children: 'All' },
});
describeContract(PanelList, {
  element: 'div',
  className: 'panel-list',
  props: { value: 'all', children },
});
describeContract(PanelBlock, {
  element: 'div',
  className: 'panel-block',
  props: { children },
});
describeContract(PanelIcon, { element: 'span', className: 'panel-icon' });

function Example(props: Pick<PanelProps, 'value' | 'defaultValue' | 'onValueChange'>) {
  return (
    <Panel {...props}>
      <Panel.Heading>Projects</Panel.Heading>
      <Panel.Tabs aria-label="Projects">
        <Panel.Tab value="all">All</Panel.Tab>
        <Panel.Tab value="mine">Mine</Panel.Tab>
        <Panel.Tab value="old">Old</Panel.Tab>
      </Panel.Tabs>
      <Panel.List value="all">
        <Panel.Block>Alpha</Panel.Block>
      </Panel.List>
      <Panel.List value="mine">
        <Panel.Block>Beta</Panel.Block>
      </Panel.List>
      <Panel.List value="old">
        <Panel.Block>Gamma</Panel.Block>
      </Panel.List>
    </Panel>
  );
}

test('A panel has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Panel color="success">
      <Panel.Heading>Projects</Panel.Heading>
      <Panel.Block>
        <p className="control" />
      </Panel.Block>
      <Panel.Tabs>
        <Panel.Tab active>All</Panel.Tab>
        <Panel.Tab>Mine</Panel.Tab>
      </Panel.Tabs>
      <Panel.Block as="a" active>
        <Panel.Icon>♪</Panel.Icon>
        Alpha
      </Panel.Block>
      <Panel.Block as="label">
        <input type="checkbox" />
        Remember
      </Panel.Block>
      <Panel.Block wrapped>Beta</Panel.Block>
    </Panel>,
    `<nav class="panel is-success">
      <p class="panel-heading">Projects</p>
      <div class="panel-block"><p class="control"></p></div>
      <p class="panel-tabs"><a class="is-active">All</a><a>Mine</a></p>
      <a class="panel-block is-active"><span class="panel-icon">♪</span>Alpha</a>
      <label class="panel-block"><input type="checkbox">Remember</label>
      <div class="panel-block is-wrapped">Beta</div>
    </nav>`,
  );
});

test('Without a value, the tabs of a panel are links', async () => {
  const screen = await render(
    <PanelTabs>
      <PanelTab href="#all" active>
        All
      </PanelTab>
      <PanelTab href="#mine">Mine</PanelTab>
    </PanelTabs>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'All' }))
    .toHaveAttribute('aria-current', 'true');
  await expect
    .element(screen.getByRole('link', { name: 'Mine' }))
    .not.toHaveAttribute('aria-current');
});

test('With a value, the tabs of a panel choose what it shows', async () => {
  const onValueChange = vi.fn();
  const screen = await render(<Example defaultValue="all" onValueChange={onValueChange} />);
  await expect.element(screen.getByRole('tabpanel', { name: 'All' })).toHaveTextContent('Alpha');
  await screen.getByRole('tab', { name: 'Mine' }).click();
  await expect.element(screen.getByRole('tabpanel', { name: 'Mine' })).toHaveTextContent('Beta');
  expect(screen.getByRole('tabpanel').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('tab', { name: 'Mine' })).toHaveClass('is-active');
  expect(onValueChange.mock.calls).toEqual([['mine', details]]);
});

test('A controlled panel shows what its owner says', async () => {
  const screen = await render(<Example value="old" />);
  await screen.getByRole('tab', { name: 'Mine' }).click();
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Old');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Gamma');
});

test.for([
  ['ArrowRight', 'all', 'Mine'],
  ['ArrowRight', 'old', 'All'],
  ['ArrowLeft', 'all', 'Old'],
  ['Home', 'old', 'All'],
  ['End', 'all', 'Old'],
] as const)(
  '%s on the tab "%s" moves to "%s" and selects it (keyboard: next previous first last)',
  async ([key, from, name]) => {
    const screen = await render(<Example defaultValue={from} />);
    await userEvent.keyboard(`{Tab}{${key}}`);
    await expect.element(screen.getByRole('tab', { name })).toHaveFocus();
    await expect.element(screen.getByRole('tabpanel', { name })).toBeVisible();
  },
);

test('Home moves past a hidden tab to the first one that is visible', async () => {
  const screen = await render(
    <Panel defaultValue="old">
      <Panel.Tabs aria-label="Projects">
        <Panel.Tab value="all" className="is-hidden">
          All
        </Panel.Tab>
        <Panel.Tab value="mine">Mine</Panel.Tab>
        <Panel.Tab value="old">Old</Panel.Tab>
      </Panel.Tabs>
    </Panel>,
  );
  await userEvent.keyboard('{Tab}{Home}');
  const mine = screen.getByRole('tab', { name: 'Mine' });
  await expect.element(mine).toHaveFocus();
  await expect.element(mine).toHaveAttribute('aria-selected', 'true');
});

test('A panel with tabs comes alive as the server rendered it', async () => {
  await expectHydration(<Example defaultValue="mine" />);
});

test('A list outside a panel with tabs says what is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const list = (
    <Panel>
      <PanelList value="all" />
    </Panel>
  );
  await expect(render(list)).rejects.toThrow('Panel.List must be inside a <Panel defaultValue>.');
});

test('A list of another tab is hidden, also with a display', async () => {
  const screen = await render(
    <Panel defaultValue="all">
      <Panel.List value="open" display="flex">
        hidden
      </Panel.List>
    </Panel>,
  );
  await expect.element(screen.getByText('hidden')).not.toBeVisible();
});
