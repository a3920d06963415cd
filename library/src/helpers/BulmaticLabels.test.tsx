import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { Message } from '../components/Message.tsx';
import { Modal } from '../components/Modal.tsx';
import { Navbar } from '../components/Navbar.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { Delete } from '../elements/Delete.tsx';
import { Notification } from '../elements/Notification.tsx';
import { Tag } from '../elements/Tag.tsx';
import { BulmaticLabels, type BulmaticLabelsProps } from './BulmaticLabels.tsx';

const close = () => {};

/** What each text is for, and the English one. */
const TEXTS: [keyof BulmaticLabelsProps, string, ReactElement][] = [
  ['breadcrumbs', 'breadcrumbs', <Breadcrumb />],
  ['close', 'Close', <Delete />],
  ['close', 'Close', <Notification onClose={close} />],
  ['close', 'Close', <Message.Header onClose={close} />],
  ['closeModal', 'close', <Modal open children={<Modal.Close />} />],
  ['closeModal', 'close', <Modal open children={<Modal.Delete />} />],
  ['currentPage', 'Page 7', <Pagination.Link current>7</Pagination.Link>],
  ['delete', 'Delete', <Tag delete />],
  ['goToPage', 'Goto page 7', <Pagination.Link>7</Pagination.Link>],
  ['menu', 'menu', <Navbar.Burger />],
  ['nextPage', 'Next page', <Pagination total={9} />],
  ['pagination', 'pagination', <Pagination />],
  ['previousPage', 'Previous', <Pagination total={9} />],
];

/** All names and texts of what is on the page. */
const textsOf = (container: Element) =>
  [container, ...container.querySelectorAll('*')].flatMap((element) => [
    element.ariaLabel ?? element.textContent,
  ]);

test.for(TEXTS)('An app sets %s in place of "%s"', async ([label, english, component]) => {
  const screen = await render(component);
  expect(textsOf(screen.container)).toContain(english);
  await screen.rerender(
    <BulmaticLabels {...{ [label]: 'Text {page}' }}>{component}</BulmaticLabels>,
  );
  const own = /\d/.exec(english) ? 'Text 7' : 'Text {page}';
  expect(textsOf(screen.container)).toContain(own.replace('{page}', ''));
  expect(textsOf(screen.container)).not.toContain(english);
});

test('A part of an app has texts of its own, and takes the others from around it', async () => {
  const screen = await render(
    <BulmaticLabels close="Fermer" delete="Supprimer">
      <BulmaticLabels close="Schließen" delete={undefined}>
        <Delete />
        <Tag delete />
      </BulmaticLabels>
    </BulmaticLabels>,
  );
  expect(textsOf(screen.container)).toContain('Schließen');
  expect(textsOf(screen.container)).toContain('Supprimer');
});

test('A component that is named by itself keeps its name', async () => {
  const screen = await render(
    <BulmaticLabels close="Schließen">
      <Delete aria-label="Note schließen" />
      <Notification onClose={close} closeLabel="Hinweis schließen" />
    </BulmaticLabels>,
  );
  expect(textsOf(screen.container)).not.toContain('Schließen');
});
