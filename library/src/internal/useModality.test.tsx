import { Activity, StrictMode, useRef, useState, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { server, userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Modal } from '../components/Modal.tsx';
import { Radio } from '../form/Radio.tsx';
import { Radios } from '../form/Radios.tsx';
import { expectHydration } from '../../tests/expectHydration.tsx';
import { renderInShadow } from '../../tests/renderInShadow.tsx';

/** A modal that is on the page only while it is open. */
function Mounted({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Modal open onOpenChange={setOpen} aria-label="Rename">
          <Modal.Content>{children}</Modal.Content>
        </Modal>
      )}
    </>
  );
}

test('A modal that is mounted open, with an element of autoFocus, gives the focus back to what had it', async () => {
  const screen = await render(
    <StrictMode>
      <Mounted>
        <button>First</button>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- What is tested here. */}
        <input autoFocus aria-label="Name" />
      </Mounted>
    </StrictMode>,
  );
  const opener = screen.getByRole('button', { name: 'Open' });
  await opener.click();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

/* eslint-disable jsx-a11y/media-has-caption -- They have nothing to say. */
const STOPS: Record<string, ReactNode> = {
  'a video with controls': <video controls data-testid="stop" />,
  'an audio with controls': <audio controls data-testid="stop" />,
  'a summary': (
    <details>
      <summary data-testid="stop">More</summary>
      <button>Not shown</button>
    </details>
  ),
  'text that can be edited': (
    <div contentEditable suppressContentEditableWarning data-testid="stop" />
  ),
  'a frame': <iframe title="Frame" data-testid="stop" />,
  'a checked radio button': (
    <Radios defaultValue="b" aria-label="Choice" name="choice">
      <Radio value="a">A</Radio>
      <Radio value="b" data-testid="stop">
        B
      </Radio>
    </Radios>
  ),
  'the first of a group of which the second is checked': (
    <Radios defaultValue="a" aria-label="Choice" name="choice">
      <Radio value="a" data-testid="stop">
        A
      </Radio>
      <Radio value="b">B</Radio>
    </Radios>
  ),
};

/* eslint-enable jsx-a11y/media-has-caption */

test.for(Object.entries(STOPS))(
  'As the last stop of a modal, %s is where Shift+Tab from the first one leads',
  async ([, stop]) => {
    const screen = await render(
      <Modal defaultOpen aria-label="Photo">
        <button>First</button>
        {stop}
      </Modal>,
    );
    await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await expect.element(screen.getByTestId('stop')).toHaveFocus();
  },
);

test('Tab from the checked radio button at the end of a modal leads to its start', async () => {
  const screen = await render(
    <Modal defaultOpen aria-label="Photo">
      <button>First</button>
      <Radios defaultValue="a" aria-label="Choice" name="choice">
        <Radio value="a">A</Radio>
        <Radio value="b">B</Radio>
      </Radios>
    </Modal>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('radio', { name: 'A' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});

test('Nothing that leads the focus is left on the page after a modal', async () => {
  const screen = await render(<Modal open aria-label="Photo" />);
  const count = () => document.querySelectorAll('*').length;
  const before = count();
  await screen.rerender(<Modal open={false} aria-label="Photo" />);
  expect(count()).toBe(before - 2);
  expect(document.querySelector('[inert]')).toBeNull();
});

test('What has data-over-modal stays usable beside a modal, and what is around it does not', async () => {
  const screen = await render(
    <>
      <main>
        <button>Behind</button>
        <div data-over-modal>
          <button>Undo</button>
        </div>
      </main>
      <Modal defaultOpen aria-label="Photo">
        <button>First</button>
      </Modal>
    </>,
  );
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  expect(screen.getByText('Behind').element()).toHaveAttribute('inert');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
});

const addButton = (to: Element, how: 'append' | 'prepend' = 'append') => {
  const toast = document.createElement('div');
  toast.dataset.overModal = '';
  toast.innerHTML = '<button>Undo</button>';
  to[how](toast);
  onTestFinished(() => toast.remove());
};

test.for([
  ['append', '{Tab}'],
  ['prepend', '{Shift>}{Tab}{/Shift}'],
] as const)(
  'What has data-over-modal takes the focus even if it is added later (%s)',
  async ([how, keys]) => {
    const screen = await render(
      <Modal defaultOpen aria-label="Photo">
        <button>First</button>
      </Modal>,
    );
    await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
    addButton(document.body, how);
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  },
);

test('What has data-over-modal is usable even if it is added to something inert', async () => {
  const screen = await render(
    <>
      <main>
        <button>Behind</button>
        <section />
      </main>
      <Modal defaultOpen aria-label="Photo">
        <button>First</button>
      </Modal>
    </>,
  );
  const main = screen.getByRole('main', { includeHidden: true }).element();
  await expect.poll(() => main.hasAttribute('inert')).toBe(true);
  addButton(main.querySelector('section') as Element);
  await expect.poll(() => main.querySelector('section button')?.closest('[inert]')).toBeNull();
  expect(screen.getByText('Behind').element()).toHaveAttribute('inert');
});

test.for([
  [15, 'stable'],
  [0, ''],
] as const)(
  'A scrollbar of %i pixels keeps its room while a modal is open',
  async ([room, gutter]) => {
    // Headless browsers draw scrollbars over the page.
    const root = document.documentElement;
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - room);
    onTestFinished(() => void vi.restoreAllMocks());
    const screen = await render(<Modal open aria-label="Photo" />);
    expect(root).toHaveClass('is-clipped');
    expect(root.style.scrollbarGutter).toBe(gutter);
    await screen.rerender(<Modal open={false} aria-label="Photo" />);
    expect(root).not.toHaveClass('is-clipped');
    expect(root.style.scrollbarGutter).toBe('');
  },
);

test('In a shadow tree, a modal keeps the focus and gives it back', async () => {
  const { find, focused } = await renderInShadow(
    <Mounted>
      <button>First</button>
      <button>Last</button>
    </Mounted>,
  );
  find('button').focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('First');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(focused).toBe('Last');
  await userEvent.keyboard('{Tab}');
  await expect.poll(focused).toBe('First');
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Open');
});

function CloseAll({ order }: { order: string }) {
  const [open, setOpen] = useState('');
  const modals: Record<string, ReactNode> = {
    A: (
      <Modal key="A" open={open.includes('A')} aria-label="A">
        <button onClick={() => setOpen('AB')}>Open B</button>
        <button onClick={() => setOpen('B')}>Replace by B</button>
      </Modal>
    ),
    B: (
      <Modal key="B" open={open.includes('B')} aria-label="B">
        <button onClick={() => setOpen('')}>Close all</button>
      </Modal>
    ),
  };
  const isOpen = (name: string) =>
    order === order.toUpperCase() || open.includes(name.toUpperCase());
  return (
    <>
      <button>Before</button>
      <button onClick={() => setOpen('A')}>Open A</button>
      {[...order].map((name) => isOpen(name) && modals[name.toUpperCase()])}
    </>
  );
}

// Lower case: only mounted while open.
test.for(
  ['AB', 'BA', 'ab', 'ba'].flatMap((order) =>
    ['Open B', 'Replace by B'].flatMap((step) =>
      [true, false].map((isStrict) => ({ order, step, isStrict })),
    ),
  ),
)(
  'When the last of a stack or a wizard closes, the focus returns to what opened the first: %o',
  async ({ order, step, isStrict }) => {
    const app = <CloseAll order={order} />;
    const screen = await render(isStrict ? <StrictMode>{app}</StrictMode> : app);
    await screen.getByRole('button', { name: 'Open A' }).click();
    await screen.getByRole('button', { name: step }).click();
    await expect.element(screen.getByRole('button', { name: 'Close all' })).toHaveFocus();
    await screen.getByRole('button', { name: 'Close all' }).click();
    await expect.element(screen.getByRole('button', { name: 'Open A' })).toHaveFocus();
    expect(document.querySelector('[inert]')).toBeNull();
  },
);

/** Two steps, of which each leads to the other. */
function Wizard() {
  const [step, setStep] = useState('');
  return (
    <>
      {step === '' && <button onClick={() => setStep('A')}>Start</button>}
      <button>Other</button>
      {['AB', 'BA'].map(([name = '', next = '']) => (
        <Modal key={name} open={step === name} aria-label={name} onOpenChange={() => setStep('')}>
          <button onClick={() => setStep(next)}>To {next}</button>
        </Modal>
      ))}
    </>
  );
}

test('A wizard that went on and back, and whose opener is gone, leaves the focus on the page', async () => {
  const screen = await render(<Wizard />);
  await screen.getByRole('button', { name: 'Start' }).click();
  for (const step of 'BAB') await screen.getByRole('button', { name: `To ${step}` }).click();
  await expect.element(screen.getByRole('button', { name: 'To A' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect.poll(() => document.activeElement?.tagName).toBe('BUTTON');
});

/** A list of which a modal deletes the row whose button opened it. */
function Rows({ others, finalFocus }: { others: boolean; finalFocus: boolean }) {
  const [isThere, setThere] = useState(true);
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {others && <button>Far</button>}
      <h1 ref={heading} tabIndex={-1}>
        Rows
      </h1>
      <ul>
        {isThere && (
          <li>
            <button onClick={() => setOpen(true)}>Delete</button>
          </li>
        )}
        <li>{others ? <button>Near</button> : 'Nothing'}</li>
      </ul>
      <Modal open={open} aria-label="Sure?" finalFocus={finalFocus ? heading : undefined}>
        <button
          onClick={() => {
            setThere(false);
            setOpen(false);
          }}
        >
          Yes
        </button>
      </Modal>
    </>
  );
}

test.for([
  { others: true, finalFocus: true, expected: 'Rows' },
  { others: true, finalFocus: false, expected: 'Near' },
  { others: false, finalFocus: false, expected: 'Nothing' },
])('If the trigger is gone, the focus goes to finalFocus or near it: %o', async (props) => {
  const screen = await render(<Rows {...props} />);
  await screen.getByRole('button', { name: 'Delete' }).click();
  await screen.getByRole('button', { name: 'Yes' }).click();
  await expect.poll(() => document.activeElement?.textContent).toBe(props.expected);
  (document.activeElement as HTMLElement).blur();
  expect(document.querySelector('ul[tabindex]')).toBeNull();
});

test('In <Activity>, a modal returns the focus when it is hidden, and takes it back where it was', async () => {
  const app = (mode: 'visible' | 'hidden') => (
    <>
      <button>Outside</button>
      <Activity mode={mode}>
        <Modal defaultOpen aria-label="Photo">
          <button>First</button>
          <button>Second</button>
        </Modal>
      </Activity>
    </>
  );
  const screen = await render(app('hidden'));
  screen.getByRole('button', { name: 'Outside' }).element().focus();
  await screen.rerender(app('visible'));
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await screen.rerender(app('hidden'));
  await expect.element(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
  expect(document.querySelector('[inert]')).toBeNull();
  await screen.rerender(app('visible'));
  await expect.element(screen.getByRole('button', { name: 'Second' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'Outside' })).toHaveFocus();
});

const paragraphs = Array.from({ length: 80 }, (_, index) => <p key={index}>Paragraph</p>);

test.for<[string, ReactNode]>([
  [
    'content',
    <Modal.Content key="content" className="scrolls">
      {paragraphs}
      <button>I agree</button>
    </Modal.Content>,
  ],
  [
    'a card',
    <Modal.Card key="card">
      <Modal.CardBody className="scrolls">
        {paragraphs}
        <button>I agree</button>
      </Modal.CardBody>
    </Modal.Card>,
  ],
])(
  'A modal with long %s begins at its top, and Tab leads to its only control',
  async ([, content]) => {
    const screen = await render(
      <Modal defaultOpen aria-label="Terms">
        {content}
      </Modal>,
    );
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    expect(document.querySelector('.scrolls')?.scrollTop).toBe(0);
    await userEvent.keyboard('{Tab}');
    // Firefox also stops at what scrolls.
    if (document.activeElement?.matches('.scrolls')) await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button')).toHaveFocus();
  },
);

test.for(['100vh', '-100vh'])(
  'A card that slides in from %s gives the focus to its first control',
  async (from) => {
    const screen = await render(
      <>
        <style>{`
          @keyframes slide { from { transform: translateY(${from}) } }
          .modal-content { animation: slide 300ms }
        `}</style>
        <Modal defaultOpen aria-label="Photo">
          <Modal.Content>
            <button>First</button>
          </Modal.Content>
        </Modal>
      </>,
    );
    await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  },
);

test('A field of autoFocus that appears as a modal closes has the focus', async () => {
  const app = (isDone: boolean) => (
    <>
      <button>Before</button>
      <main>
        {/* eslint-disable-next-line jsx-a11y/no-autofocus -- What is tested here. */}
        {isDone && <input autoFocus aria-label="Name" />}
      </main>
      <Modal open={!isDone} aria-label="Photo">
        <button>First</button>
      </Modal>
    </>
  );
  const screen = await render(app(false));
  await expect.element(screen.getByRole('button', { name: 'First' })).toHaveFocus();
  await screen.rerender(app(true));
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test.for([true, false])(
  'In a portal, open at first and hydrated, a modal takes focus and ref, and all else is inert (portal: %s)',
  async (portal) => {
    const ref = { current: null };
    const scroll = () => document.documentElement.classList.contains('is-clipped');
    await expectHydration(
      <>
        <p id="behind">Behind</p>
        <Modal portal={portal} defaultOpen aria-label="Photo" ref={ref}>
          <button>First</button>
        </Modal>
      </>,
    );
    await expect.poll(() => document.activeElement?.textContent).toBe('First');
    expect(document.querySelector('#behind')?.closest('[inert]')).not.toBeNull();
    expect(scroll()).toBe(true);
    expect(ref.current).toBe(document.querySelector('[role=dialog]'));
  },
);

test('A modal whose portal moves keeps the focus, and its ref follows', async () => {
  const places = ['one', 'two'].map(() => document.body.appendChild(document.createElement('div')));
  onTestFinished(() => places.forEach((place) => place.remove()));
  const ref = { current: null };
  const modal = (portal: HTMLElement | undefined) => (
    <Modal defaultOpen portal={portal} aria-label="Photo" ref={ref}>
      <button>First</button>
    </Modal>
  );
  const screen = await render(modal(places[0]));
  await screen.rerender(modal(places[1]));
  await expect.element(screen.getByRole('button')).toHaveFocus();
  expect(ref.current).toBe(places[1]?.firstElementChild);
  expect(places[0]).toHaveAttribute('inert');
  expect(places[1]).not.toHaveAttribute('inert');
});

test('What is added next to an open modal is inert, unless it has data-over-modal', async () => {
  const screen = await render(
    <>
      <main>
        <div data-over-modal />
      </main>
      <Modal open aria-label="Photo">
        <p>Photo</p>
      </Modal>
    </>,
  );
  const add = (to: Element, isOver: boolean) => {
    const toast = document.createElement('div');
    if (isOver) toast.dataset.overModal = '';
    onTestFinished(() => toast.remove());
    return to.appendChild(toast);
  };
  const main = screen.getByRole('main', { includeHidden: true }).element();
  const behind = [document.body, main].map((to) => add(to, false));
  const over = [document.body, main].map((to) => add(to, true));
  const inModal = add(screen.getByRole('dialog').element(), false);
  await expect.poll(() => behind.every((toast) => toast.inert)).toBe(true);
  expect([...over, inModal].some((toast) => toast.inert)).toBe(false);
  await screen.rerender(<Modal open={false} aria-label="Photo" />);
  expect(behind.some((toast) => toast.inert)).toBe(false);
});

const IMAGE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

// In WebKit, an area doesn't take the focus so soon after it was inert.
test.skipIf(server.browser === 'webkit')(
  'A modal that an area of an image map opened gives the focus back to that',
  async () => {
    function Plan() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <button>Before</button>
          <img src={IMAGE} alt="Plan" useMap="#plan" width="50" height="50" />
          <map name="plan">
            <area href="#kitchen" alt="Kitchen" coords="0,0,50,50" onClick={() => setOpen(true)} />
          </map>
          <Modal open={open} onOpenChange={setOpen} aria-label="Kitchen" />
        </>
      );
    }
    const screen = await render(<Plan />);
    const area = screen.getByRole('link', { name: 'Kitchen', includeHidden: true });
    // Some browsers focus it only when the image is there.
    await expect.poll(() => screen.getByAltText('Plan').element()).toHaveProperty('complete', true);
    (area.element() as HTMLElement).focus();
    await expect.element(area).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(area).toHaveFocus();
  },
);

test.for(['First', 'Second'])(
  'Without a layout, as in jsdom, a modal focuses its %s button, and gives the focus back',
  async (name) => {
    const spy = vi.spyOn(Element.prototype, 'getClientRects');
    onTestFinished(() => spy.mockRestore());
    spy.mockReturnValue([] as unknown as DOMRectList);
    function Asking() {
      const [open, setOpen] = useState(false);
      const second = useRef<HTMLButtonElement>(null);
      return (
        <>
          <button onClick={() => setOpen(true)}>Open</button>
          <Modal
            open={open}
            onOpenChange={setOpen}
            aria-label="Photo"
            {...(name === 'Second' && { initialFocus: second })}
          >
            <button>First</button>
            <button ref={second}>Second</button>
          </Modal>
        </>
      );
    }
    const screen = await render(<Asking />);
    const opener = screen.getByRole('button', { name: 'Open' });
    // Not with a click, which needs a layout.
    (opener.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('button', { name })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(opener).toHaveFocus();
    await expect.element(opener).not.toHaveAttribute('tabindex');
  },
);
