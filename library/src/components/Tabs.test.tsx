import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { expectHydration } from '../../tests/expectHydration.tsx';
import type { BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import {
  Tabs,
  TabsGroup,
  TabsList,
  TabsPanel,
  TabsTab,
  type TabsGroupProps,
  type TabsTabProps,
} from './Tabs.tsx';

const details = { event: expect.anything() as unknown };

describeContract(Tabs, {
  element: 'div',
  className: 'tabs',
  props: {
    children: (
      <TabsList>
        <TabsTab href="#music">Music</TabsTab>
      </TabsList>
    ),
  },
});
describeContract(TabsList, {
  element: 'ul',
  className: 'is-center',
  props: { center: true, children: <TabsTab href="#music">Music</TabsTab> },
});
describeContract(TabsTab, {
  element: 'a',
  className: 'is-active',
  root: 'li',
  props: { active: true, href: '#music', children: 'Music' },
});
describeContract(TabsPanel, {
  element: 'div',
  // A panel has no class of Bulma's; one of its helpers stands in.
  className: 'is-clipped',
  props: { value: 'music', clipped: true, children: 'Songs' },
});

function Example({ children, ...props }: TabsGroupProps) {
  return (
    <Tabs.Group {...props}>
      <Tabs>
        <Tabs.List aria-label="Media">
          <Tabs.Tab value="photos">Photos</Tabs.Tab>
          <Tabs.Tab value="old films">Old films</Tabs.Tab>
          <Tabs.Tab value="songs">Songs</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value="photos">12 photos</Tabs.Panel>
      <Tabs.Panel value="old films">3 films</Tabs.Panel>
      <Tabs.Panel value="songs">
        9 songs <button>Play</button>
      </Tabs.Panel>
      {children}
    </Tabs.Group>
  );
}

async function renderExample(props: TabsGroupProps = { defaultValue: 'old films' }) {
  const screen = await render(<Example {...props} />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  const expectChosen = async (name: string, panel: string) => {
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { selected: true }).elements()).toHaveLength(1);
    await expect.element(screen.getByRole('tabpanel', { name })).toHaveTextContent(panel);
    expect(screen.getByRole('tabpanel').elements()).toHaveLength(1);
  };
  return { screen, tab, expectChosen };
}

test('Tabs that are links have the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Tabs>
      <Tabs.List>
        <Tabs.Tab active>Photos</Tabs.Tab>
        <Tabs.Tab href="#songs">
          <span className="icon is-small">♪</span>
          <span>Songs</span>
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>,
    `<div class="tabs">
      <ul>
        <li class="is-active"><a>Photos</a></li>
        <li><a href="#songs"><span class="icon is-small">♪</span><span>Songs</span></a></li>
      </ul>
    </div>`,
  );
});

test('Tabs with panels have the same markup', async () => {
  await expectBulmaHtml(
    <Tabs.Group defaultValue="songs">
      <Tabs>
        <Tabs.List>
          <Tabs.Tab value="photos">Photos</Tabs.Tab>
          <Tabs.Tab value="songs">Songs</Tabs.Tab>
        </Tabs.List>
      </Tabs>
    </Tabs.Group>,
    `<div class="tabs"><ul><li><a>Photos</a></li><li class="is-active"><a>Songs</a></li></ul></div>`,
  );
});

test('Tabs can have several lists', async () => {
  await expectBulmaHtml(
    <Tabs>
      <TabsList left />
      <TabsList center />
      <TabsList right />
    </Tabs>,
    `<div class="tabs">
      <ul class="is-left"></ul><ul class="is-center"></ul><ul class="is-right"></ul>
    </div>`,
  );
});

test.for([
  [{ size: 'large' }, 'is-large'],
  [{ centered: true, boxed: true }, 'is-centered is-boxed'],
  [{ right: true }, 'is-right'],
  [{ toggle: true, toggleRounded: true }, 'is-toggle is-toggle-rounded'],
  [{ toggle: true, fullwidth: true }, 'is-toggle is-fullwidth'],
] as const)('With %o, tabs have the classes %s', async ([props, className]) => {
  await expectBulmaHtml(<Tabs {...props} />, `<div class="tabs ${className}"></div>`);
});

test('Outside of a group, tabs are links, and the active one is that to the current page', async () => {
  const screen = await render(
    <TabsList>
      <TabsTab href="#photos" active>
        Photos
      </TabsTab>
      <TabsTab href="#songs">Songs</TabsTab>
    </TabsList>,
  );
  const photos = screen.getByRole('link', { name: 'Photos' });
  await expect.element(photos).toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('link', { name: 'Songs' }))
    .not.toHaveAttribute('aria-current');
  await expect.element(screen.getByRole('tablist')).not.toBeInTheDocument();
});

test('In a group, tabs and panels name one another', async () => {
  const { screen, tab } = await renderExample();
  const panel = screen.getByRole('tabpanel').element();
  await expect.element(tab('Old films')).toHaveAttribute('aria-controls', panel.id);
  expect(panel).toHaveAttribute('aria-labelledby', tab('Old films').element().id);
  await expect.element(screen.getByRole('tablist', { name: 'Media' })).toBeVisible();
});

test('Tabs and panels with ids of their own name one another too', async () => {
  const screen = await render(
    <TabsGroup defaultValue="photos">
      <TabsList>
        <TabsTab id="my-tab" value="photos">
          Photos
        </TabsTab>
      </TabsList>
      <TabsPanel id="my-panel" value="photos" />
    </TabsGroup>,
  );
  await expect.element(screen.getByRole('tab')).toHaveAttribute('id', 'my-tab');
  await expect.element(screen.getByRole('tab')).toHaveAttribute('aria-controls', 'my-panel');
  const panel = screen.getByRole('tabpanel');
  await expect.element(panel).toHaveAttribute('id', 'my-panel');
  await expect.element(panel).toHaveAttribute('aria-labelledby', 'my-tab');
});

test('A panel that goes is not controlled any more', async () => {
  const group = (panel: boolean) => (
    <TabsGroup defaultValue="photos">
      <TabsTab value="photos">Photos</TabsTab>
      {panel && <TabsPanel value="photos" />}
    </TabsGroup>
  );
  const screen = await render(group(true));
  await expect.element(screen.getByRole('tab')).toHaveAttribute('aria-controls');
  await screen.rerender(group(false));
  await expect.element(screen.getByRole('tab')).not.toHaveAttribute('aria-controls');
});

test('A tab without a panel controls nothing', async () => {
  const screen = await render(
    <TabsGroup defaultValue="photos">
      <TabsList>
        <TabsTab value="photos">Photos</TabsTab>
      </TabsList>
    </TabsGroup>,
  );
  await expect.element(screen.getByRole('tab')).not.toHaveAttribute('aria-controls');
});

test('Only the panel of the chosen tab is shown', async () => {
  const { expectChosen } = await renderExample();
  await expectChosen('Old films', '3 films');
});

test('A press on a tab chooses it', async () => {
  const { tab, expectChosen } = await renderExample();
  await tab('Photos').click();
  await expectChosen('Photos', '12 photos');
});

test('Tab moves to the selected tab, and then to its panel (keyboard: tab)', async () => {
  const { screen, tab } = await renderExample();
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Old films')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
});

test('Without a defaultValue, Tab moves to the first tab (keyboard: tab)', async () => {
  const { tab } = await renderExample({});
  await userEvent.keyboard('{Tab}');
  await expect.element(tab('Photos')).toHaveFocus();
});

test.for([
  ['ArrowRight', 'old films', 'Songs', '9 songs'],
  ['ArrowRight', 'songs', 'Photos', '12 photos'],
  ['ArrowLeft', 'old films', 'Photos', '12 photos'],
  ['ArrowLeft', 'photos', 'Songs', '9 songs'],
  ['Home', 'songs', 'Photos', '12 photos'],
  ['End', 'photos', 'Songs', '9 songs'],
] as const)(
  '%s on "%s" moves to "%s" and selects it (keyboard: next previous first last)',
  async ([key, from, name, panel]) => {
    const { tab, expectChosen } = await renderExample({ defaultValue: from });
    await userEvent.keyboard(`{Tab}{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expectChosen(name, panel);
  },
);

test('In right-to-left text, ArrowLeft moves to the next tab and ArrowRight to the previous one (keyboard: rtl)', async () => {
  const screen = await render(
    <div dir="rtl">
      <Example defaultValue="photos" />
    </div>,
  );
  await userEvent.keyboard('{Tab}{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Old films' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Songs' })).toHaveFocus();
});

test.for(['{Enter}', ' '])(
  'Without a defaultValue, "%s" clicks the first tab, which is selected (keyboard: click)',
  async (key) => {
    const { expectChosen } = await renderExample({});
    await userEvent.keyboard(`{Tab}${key}`);
    await expectChosen('Photos', '12 photos');
  },
);

test.for<BulmaClassesProps & { className?: string }>([
  { display: 'flex' },
  { display: { mobile: 'block' } },
  { className: 'buttons' },
])('A panel of another tab is hidden, however it lays out its content: %o', async (props) => {
  const screen = await render(
    <Tabs.Group defaultValue="a">
      <Tabs.Panel value="a" {...props}>
        shown
      </Tabs.Panel>
      <Tabs.Panel value="b" {...props}>
        hidden
      </Tabs.Panel>
    </Tabs.Group>,
  );
  await expect.element(screen.getByText('shown')).toBeVisible();
  await expect.element(screen.getByText('hidden')).not.toBeVisible();
});

test('A hidden panel keeps its state', async () => {
  const screen = await render(
    <Example defaultValue="notes">
      <TabsPanel value="notes">
        <input aria-label="Note" />
      </TabsPanel>
    </Example>,
  );
  await screen.getByRole('textbox').fill('Kept');
  await screen.getByRole('tab', { name: 'Songs' }).click();
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument();
  expect(screen.container.querySelector('input')).toHaveValue('Kept');
});

test('An uncontrolled group tells of each choice, once', async () => {
  const onValueChange = vi.fn();
  const { tab } = await renderExample({ defaultValue: 'photos', onValueChange });
  await tab('Songs').click();
  await tab('Songs').click();
  expect(onValueChange.mock.calls).toEqual([['songs', details]]);
});

test('A controlled group shows what its owner says', async () => {
  const onValueChange = vi.fn();
  const { screen, tab, expectChosen } = await renderExample({ value: 'photos', onValueChange });
  await tab('Songs').click();
  expect(onValueChange.mock.calls).toEqual([['songs', details]]);
  await expectChosen('Photos', '12 photos');
  await screen.rerender(<Example value="songs" />);
  await expectChosen('Songs', '9 songs');
});

test("A tab's own handlers are called too", async () => {
  const onClick = vi.fn();
  const onKeyDown = vi.fn();
  const screen = await render(
    <TabsGroup defaultValue="photos">
      <TabsList>
        <TabsTab value="photos" onClick={onClick} onKeyDown={onKeyDown}>
          Photos
        </TabsTab>
      </TabsList>
    </TabsGroup>,
  );
  await screen.getByRole('tab').click();
  await userEvent.keyboard('a');
  expect(onClick).toHaveBeenCalledOnce();
  expect(onKeyDown).toHaveBeenCalledOnce();
});

test.for(['{Enter}', ' '])('"%s" clicks a tab with an href once (keyboard: click)', async (key) => {
  const onClick = vi.fn();
  await render(
    <TabsGroup defaultValue="photos">
      <TabsList>
        <TabsTab value="photos" href="#photos" onClick={onClick}>
          Photos
        </TabsTab>
      </TabsList>
    </TabsGroup>,
  );
  await userEvent.keyboard(`{Tab}${key}`);
  expect(onClick).toHaveBeenCalledOnce();
});

test('Tabs inside a panel are links again', async () => {
  const screen = await render(
    <TabsGroup defaultValue="photos">
      <TabsPanel value="photos">
        <TabsList>
          <TabsTab href="#album">Album</TabsTab>
        </TabsList>
      </TabsPanel>
    </TabsGroup>,
  );
  await expect.element(screen.getByRole('link', { name: 'Album' })).toBeVisible();
});

test('Tabs come alive as the server rendered them', async () => {
  await expectHydration(<Example defaultValue="songs" />);
});

test('A panel outside a group says what is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(render(<TabsPanel value="photos" />)).rejects.toThrow(
    'Tabs.Panel must be inside a <Tabs.Group>.',
  );
});

test('A tab without a value in a group says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const tab = (
    <TabsGroup>
      <TabsTab />
    </TabsGroup>
  );
  await expect(render(tab)).rejects.toThrow(
    'Tabs.Tab needs a `value`: the same as that of the panel it shows.',
  );
});

const days = (disabled: boolean) => (
  <Tabs.Group>
    <Tabs aria-label="Day">
      <Tabs.List>
        <Tabs.Tab value="mon">Monday</Tabs.Tab>
        <Tabs.Tab value="tue" aria-disabled={disabled}>
          Tuesday
        </Tabs.Tab>
        <Tabs.Tab value="wed">Wednesday</Tabs.Tab>
      </Tabs.List>
    </Tabs>
    <Tabs.Panel value="mon">At work</Tabs.Panel>
    <Tabs.Panel value="tue">At sea</Tabs.Panel>
    <Tabs.Panel value="wed">At home</Tabs.Panel>
  </Tabs.Group>
);

test('The arrow keys skip a disabled tab (keyboard: skip)', async () => {
  const screen = await render(days(true));
  (screen.getByRole('tab', { name: 'Monday' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'Wednesday' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'Monday' })).toHaveFocus();
});

test.for(['is-hidden', 'is-invisible'])('The arrow keys skip a tab with %s', async (className) => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Tabs.Group defaultValue="a" onValueChange={onValueChange}>
      <Tabs.List aria-label="Letters">
        <Tabs.Tab value="a">A</Tabs.Tab>
        <Tabs.Tab value="b" className={className}>
          B
        </Tabs.Tab>
        <Tabs.Tab value="c">C</Tabs.Tab>
      </Tabs.List>
    </Tabs.Group>,
  );
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: 'C' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: 'A' })).toHaveFocus();
  expect(onValueChange.mock.calls).toEqual([
    ['c', details],
    ['a', details],
  ]);
});

test('As long as nobody chose a tab, the first one is chosen, on the server too', async () => {
  expect(renderToStaticMarkup(days(false))).toMatch(/hidden=""[^>]*>At sea/);
  expect(renderToStaticMarkup(days(false))).not.toMatch(/hidden=""[^>]*>At work/);
  const screen = await render(days(false));
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('At work');
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Monday');
  await screen.getByRole('tab', { name: 'Tuesday' }).click();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('At sea');
});

test('When the tab that was selected at first goes, as another one comes, the first that is left is selected', async () => {
  const days = (names: string[]) => (
    <Tabs.Group>
      <Tabs>
        <Tabs.List aria-label="Days">
          {names.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {name}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
    </Tabs.Group>
  );
  const screen = await render(days(['Monday', 'Tuesday', 'Wednesday']));
  const selected = screen.getByRole('tab', { selected: true });
  await expect.element(selected).toHaveTextContent('Monday');
  await screen.rerender(days(['Tuesday', 'Wednesday', 'Thursday']));
  await expect.element(selected).toHaveTextContent('Tuesday');
});

const views = (first: TabsTabProps, group: TabsGroupProps = {}) => (
  <Tabs.Group {...group}>
    <Tabs>
      <Tabs.List aria-label="Views">
        <Tabs.Tab value="a" {...first}>
          Admin
        </Tabs.Tab>
        <Tabs.Tab value="b">Board</Tabs.Tab>
        <Tabs.Tab value="">All</Tabs.Tab>
      </Tabs.List>
    </Tabs>
    <Tabs.Panel value="a">admin</Tabs.Panel>
    <Tabs.Panel value="b">board</Tabs.Panel>
    <Tabs.Panel value="">everything</Tabs.Panel>
  </Tabs.Group>
);

test.for<TabsTabProps & { 'aria-disabled'?: boolean | 'true' }>([
  { disabled: true },
  { 'aria-disabled': true },
  { 'aria-disabled': 'true' },
])(
  'A disabled tab is not the first, ignores clicks and keys, and looks disabled: %o',
  async (first) => {
    expect(renderToStaticMarkup(views(first))).not.toMatch(/hidden=""[^>]*>board/);
    const onValueChange = vi.fn();
    const screen = await render(views(first, { onValueChange }));
    const tab = screen.getByRole('tab', { name: 'Admin' });
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('board');
    await expect.element(tab).toHaveAttribute('aria-disabled', 'true');
    await expect.element(tab).toHaveStyle({ opacity: '0.5' });
    await tab.click({ force: true });
    screen.getByRole('tab', { name: 'Board' }).element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('tab', { name: 'All' })).toHaveFocus();
    expect(onValueChange.mock.calls).toEqual([['', details]]);
  },
);

test('Outside of a group, a disabled tab leads nowhere', async () => {
  const screen = await render(
    <Tabs>
      <Tabs.List>
        <Tabs.Tab href="#nowhere" disabled>
          Admin
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>,
  );
  await screen.getByRole('link').click({ force: true });
  expect(location.hash).not.toBe('#nowhere');
});

test.for<TabsGroupProps>([{ defaultValue: '' }, { value: '' }])(
  "The value '' is that of a tab, which is the only tab stop: %o",
  async (group) => {
    const screen = await render(views({}, group));
    await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('everything');
    await expect.element(screen.getByRole('tab', { name: 'All' })).toHaveAttribute('tabindex', '0');
    await expect
      .element(screen.getByRole('tab', { name: 'Board' }))
      .toHaveAttribute('tabindex', '-1');
  },
);

test('A click selects the tab with an empty value', async () => {
  const screen = await render(views({}));
  await screen.getByRole('tab', { name: 'All' }).click();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('everything');
});

test('If a value is that of no tab, the user can reach all tabs', async () => {
  const screen = await render(views({}, { defaultValue: 'gone' }));
  await expect.element(screen.getByRole('tab', { name: 'Board' })).toHaveAttribute('tabindex', '0');
});

test('A number that comes as text, as from an address, selects its tab', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Tabs.Group<string | number> value="2" onValueChange={onValueChange}>
      <Tabs>
        <Tabs.List aria-label="Steps">
          <Tabs.Tab value={1}>One</Tabs.Tab>
          <Tabs.Tab value={2}>Two</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value={1}>First</Tabs.Panel>
      <Tabs.Panel value={2}>Second</Tabs.Panel>
    </Tabs.Group>,
  );
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Two');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('Second');
  await screen.getByRole('tab', { name: 'One' }).click();
  expect(onValueChange.mock.calls).toEqual([[1, details]]);
});
