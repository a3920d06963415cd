import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { server, userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Modal } from '../components/Modal.tsx';
import { focusedElement } from './dom.ts';

const SHADOW = '<button>Own</button><slot></slot><button tabindex="-1">Skipped</button>';

/** A custom element with buttons of its own and a slot. */
const fill = (host: HTMLElement | null) => {
  if (host && !host.shadowRoot) host.attachShadow({ mode: 'open' }).innerHTML = SHADOW;
};

const Foreign = (props: { children?: ReactNode; tabIndex?: number }) => (
  <div ref={fill} {...props} />
);

/** The texts of what has the focus, one after another, as a key is pressed again and again. */
async function walk(key: string, times: number) {
  const texts: (string | null | undefined)[] = [];
  for (let step = 0; step < times; step++) {
    await userEvent.keyboard(key);
    texts.push(focusedElement()?.textContent);
  }
  return texts;
}

const atStart = (text: string) => expect.poll(() => focusedElement()?.textContent).toBe(text);

test('Tab goes around through the shadow trees of a modal, in the order of the page', async () => {
  await render(
    <Modal defaultOpen aria-label="Photo">
      <Foreign>
        <button>Slotted</button>
      </Foreign>
      <button>Middle</button>
      <Foreign />
    </Modal>,
  );
  await atStart('Own');
  expect(await walk('{Tab}', 4)).toEqual(['Slotted', 'Middle', 'Own', 'Own']);
  expect(await walk('{Shift>}{Tab}{/Shift}', 4)).toEqual(['Own', 'Middle', 'Slotted', 'Own']);
});

test('What is in a custom element that Tab skips is no end of a modal', async () => {
  const skipped = (
    <Foreign tabIndex={-1}>
      <button>Slotted</button>
    </Foreign>
  );
  await render(
    <Modal defaultOpen aria-label="Photo">
      {skipped}
      <button>First</button>
      <button>Last</button>
      {skipped}
    </Modal>,
  );
  await atStart('First');
  expect(await walk('{Tab}', 2)).toEqual(['Last', 'First']);
  expect(await walk('{Shift>}{Tab}{/Shift}', 2)).toEqual(['Last', 'First']);
});

test('Tab reaches all of a modal in which some elements have a positive tabindex', async () => {
  await render(
    <Modal defaultOpen aria-label="Photo">
      {/* eslint-disable jsx-a11y/tabindex-no-positive -- What is tested here. */}
      <button tabIndex={2}>Second</button>
      <button tabIndex={1}>First</button>
      {/* eslint-enable jsx-a11y/tabindex-no-positive */}
      <button>Third</button>
      <button>Fourth</button>
    </Modal>,
  );
  await atStart('First');
  const around = ['Second', 'Third', 'Fourth', 'First', 'Second', 'Third'];
  expect(await walk('{Tab}', 6)).toEqual(around);
  expect(await walk('{Shift>}{Tab}{/Shift}', 4)).toEqual(['Second', 'First', 'Fourth', 'Third']);
});

// In others, Tab doesn't stop there, or the focus can't be moved there.
test.runIf(server.browser === 'chromium')(
  'Tab from the last element of a modal leads to a text before it that scrolls',
  async () => {
    await render(
      <Modal defaultOpen aria-label="Photo">
        <Modal.Content>
          {Array.from({ length: 80 }, (_, index) => (
            <p key={index}>Paragraph</p>
          ))}
        </Modal.Content>
        <button>Last</button>
      </Modal>,
    );
    await atStart('Last');
    await userEvent.keyboard('{Tab}');
    await expect.poll(() => focusedElement()?.className).toBe('modal-content');
    await userEvent.keyboard('{Tab}');
    await atStart('Last');
  },
);
