import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox } from '../../docs/pieces/combobox/Combobox.tsx';
import { CommandMenu } from '../../docs/pieces/command-menu/CommandMenu.tsx';
import { confirm, ConfirmDialog } from '../../docs/pieces/confirm-dialog/ConfirmDialog.tsx';
import { Steps } from '../../docs/pieces/steps/Steps.tsx';
import { Switch } from '../../docs/pieces/switch/Switch.tsx';
import { Tree } from '../../docs/pieces/tree/Tree.tsx';
import { WORD } from './recipeParts.ts';
import 'bulma/css/bulma.css';

const WIDTH = innerWidth;
afterEach(() => page.viewport(WIDTH, 800));

/** Where texts are on the page. */
function* boxes() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const { width, right } = range.getBoundingClientRect();
    yield { text: range.toString(), width, right };
  }
}

const PIECES: [string, ReactNode, (() => unknown)?][] = [
  [
    'Combobox',
    <Combobox key="" aria-label="Task" options={[{ id: '1', name: WORD, description: WORD }]} />,
    () => userEvent.keyboard('{Tab}{ArrowDown}'),
  ],
  [
    'Command menu',
    <CommandMenu
      key=""
      defaultOpen
      commands={[{ id: '1', name: WORD, group: WORD, shortcut: 'Ctrl R', onAction: () => {} }]}
    />,
  ],
  [
    'Confirm dialog',
    <ConfirmDialog key="" />,
    () => void confirm({ title: `Remove ${WORD}?`, text: WORD }),
  ],
  [
    'Steps',
    <Steps
      key=""
      label="Progress"
      steps={[{ title: WORD, text: WORD }, { title: WORD }]}
      value={1}
      onValueChange={() => {}}
    />,
  ],
  [
    'Switch',
    <Switch key="" help={WORD}>
      {WORD}
    </Switch>,
  ],
  [
    'Tree',
    <Tree
      key=""
      aria-label="Tasks"
      nodes={[{ id: '1', name: WORD, children: [{ id: '2', name: WORD }] }]}
      defaultExpanded={['1']}
    />,
  ],
];

test.for(PIECES)('%s: a name that is wider than a phone is broken', async ([, piece, act]) => {
  await page.viewport(390, 800);
  await render(piece);
  await act?.();
  await expect.element(page.getByText(WORD).first()).toBeVisible();
  const wide = [...boxes()].filter(({ width, right }) => width > 1 && right > 390);
  expect(wide.map(({ text }) => text)).toEqual([]);
});
