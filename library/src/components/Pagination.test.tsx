import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import type { ValueChangeDetails } from '../props/valueChange.ts';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import {
  Pagination,
  PaginationEllipsis,
  PaginationLink,
  PaginationList,
  PaginationNext,
  PaginationPrevious,
} from './Pagination.tsx';

describeContract(Pagination, { element: 'nav', className: 'pagination' });
describeContract(PaginationPrevious, {
  element: 'a',
  className: 'pagination-previous',
  props: { href: '#1', children: 'Previous' },
});
describeContract(PaginationNext, {
  element: 'a',
  className: 'pagination-next',
  props: { href: '#3', children: 'Next page' },
});
describeContract(PaginationList, {
  element: 'ul',
  className: 'pagination-list',
  props: { children: <PaginationLink href="#2">2</PaginationLink> },
});
describeContract(PaginationLink, {
  element: 'a',
  className: 'pagination-link',
  props: { href: '#2', children: 2 },
});
describeContract(PaginationEllipsis, {
  element: 'span',
  className: 'pagination-ellipsis',
});

test('A pagination has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Pagination role="navigation" rounded>
      <Pagination.Previous disabled title="This is the first page">
        Previous
      </Pagination.Previous>
      <Pagination.Next href="#2">Next page</Pagination.Next>
      <Pagination.List>
        <Pagination.Link current>1</Pagination.Link>
        <Pagination.Link href="#2">2</Pagination.Link>
        <Pagination.Ellipsis />
        <Pagination.Link href="#86">86</Pagination.Link>
      </Pagination.List>
    </Pagination>,
    `<nav class="pagination is-rounded" role="navigation" aria-label="pagination">
      <a class="pagination-previous is-disabled" title="This is the first page">Previous</a>
      <a href="#2" class="pagination-next">Next page</a>
      <ul class="pagination-list">
        <li><a class="pagination-link is-current" aria-label="Page 1" aria-current="page">1</a></li>
        <li><a href="#2" class="pagination-link" aria-label="Goto page 2">2</a></li>
        <li><span class="pagination-ellipsis">&hellip;</span></li>
        <li><a href="#86" class="pagination-link" aria-label="Goto page 86">86</a></li>
      </ul>
    </nav>`,
  );
});

test.for([
  [{ size: 'large' }, 'is-large'],
  [{ centered: true }, 'is-centered'],
  [{ right: true }, 'is-right'],
] as const)('With %o, a pagination has the class %s', async ([props, className]) => {
  await expectBulmaHtml(
    <Pagination {...props} />,
    `<nav class="pagination ${className}" aria-label="pagination"></nav>`,
  );
});

test('A pagination and its links can have names in another language', async () => {
  const screen = await render(
    <Pagination aria-label="Seiten">
      <PaginationLink href="#2" aria-label="Zu Seite 2">
        2
      </PaginationLink>
    </Pagination>,
  );
  await expect.element(screen.getByRole('navigation', { name: 'Seiten' })).toBeInTheDocument();
  await expect.element(screen.getByRole('link', { name: 'Zu Seite 2' })).toBeInTheDocument();
});

test('A link that is no number is named by its text', async () => {
  const screen = await render(<PaginationLink href="#a">A to D</PaginationLink>);
  await expect.element(screen.getByRole('link', { name: 'A to D' })).toBeInTheDocument();
});

test('A selected page is the current one too', async () => {
  const screen = await render(
    <PaginationLink href="#2" selected>
      2
    </PaginationLink>,
  );
  const link = screen.getByRole('link', { name: 'Page 2' });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  await expect.element(link).toHaveClass('is-selected');
});

test.for([
  ['previous', PaginationPrevious],
  ['next', PaginationNext],
  ['numbered', PaginationLink],
] as const)(
  'A disabled %s link goes nowhere, says that it is disabled, and Tab skips it (keyboard: skip)',
  async ([, Part]) => {
    const onClick = vi.fn();
    const screen = await render(
      <>
        <Part disabled href="#gone" onClick={onClick}>
          Page
        </Part>
        <button>After</button>
      </>,
    );
    const link = screen.getByRole('link');
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    await expect.element(link).toHaveClass('is-disabled');
    await expect.element(link).not.toHaveAttribute('href');
    await link.click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  },
);

test('A disabled router link is a plain link that leads nowhere', async () => {
  const RouterLink = ({ to, children, ...props }: ComponentProps<'a'> & { to: string }) => (
    <a data-router href={to} {...props}>
      {children}
    </a>
  );
  const next = (disabled: boolean) => (
    <PaginationNext as={RouterLink} to="/3" disabled={disabled}>
      Next page
    </PaginationNext>
  );
  const screen = await render(next(true));
  const link = screen.getByRole('link');
  await expect.element(link).not.toHaveAttribute('data-router');
  await expect.element(link).not.toHaveAttribute('href');
  await expect.element(link).not.toHaveAttribute('to');
  await screen.rerender(next(false));
  await expect.element(link).toHaveAttribute('data-router');
  await expect.element(link).toHaveAttribute('href', '/3');
});

test('As buttons, the links are disabled as buttons are', async () => {
  const screen = await render(
    <PaginationNext as="button" disabled>
      Next page
    </PaginationNext>,
  );
  const button = screen.getByRole('button');
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAttribute('type', 'button');
  await expect.element(button).toHaveClass('pagination-next', 'is-disabled');
});

const textsOf = (current: number, total: number) => {
  const html = renderToStaticMarkup(<Pagination current={current} total={total} />);
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('li')].map((item) => item.textContent).join(' ');
};

test.for<[number, number, string]>([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 20, '1 2 … 20'],
  [3, 20, '1 2 3 4 … 20'],
  [4, 20, '1 2 3 4 5 … 20'],
  [7, 20, '1 … 6 7 8 … 20'],
  [18, 20, '1 … 17 18 19 20'],
  [20, 20, '1 … 19 20'],
  // What an app divides, or cannot know.
  [2.5, 3, '1 2 3'],
  [1, 2.2, '1 2 3'],
  [NaN, 2, '1 2'],
  [Infinity, 2, '1 2'],
])('On page %d of %d, a pagination that makes its links has: %s', ([current, total, texts]) => {
  expect(textsOf(current, total)).toBe(texts);
});

test('The links that a pagination makes have addresses, names and the current page', async () => {
  const onPageChange = vi.fn((_: number, { event }: ValueChangeDetails) => event.preventDefault());
  const screen = await render(
    <Pagination current={1} total={20} hrefOf={(page) => `#${page}`} onPageChange={onPageChange} />,
  );
  const current = screen.getByRole('link', { name: 'Page 1' });
  await expect.element(current).toHaveAttribute('aria-current', 'page');
  const last = screen.getByRole('link', { name: 'Goto page 20' });
  await expect.element(last).toHaveAttribute('href', '#20');
  // Of a press in its middle, on the text, the driver of WebKit makes no click.
  await last.click({ position: { x: 5, y: 5 } });
  expect(onPageChange.mock.lastCall?.[0]).toBe(20);
  await screen.getByRole('link', { name: 'Next page' }).click();
  expect(onPageChange.mock.lastCall?.[0]).toBe(2);
  await expect
    .element(screen.getByRole('link', { name: 'Previous' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test.for<[string, ((page: number) => string) | undefined]>([
  ['button', undefined],
  ['link', (page) => `#${page}`],
])(
  'Enter goes to the page, and a %s that is then disabled keeps the focus and does nothing (keyboard: enter disabled)',
  async ([role, hrefOf]) => {
    const onPageChange = vi.fn();
    const pages = (current: number) => (
      <Pagination current={current} total={2} hrefOf={hrefOf} onPageChange={onPageChange} />
    );
    const screen = await render(pages(1));
    const next = screen.getByRole(role, { name: 'Next page' });
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onPageChange).toHaveBeenCalledOnce();
    await screen.rerender(pages(2));
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
    await expect.element(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPageChange).toHaveBeenCalledOnce();
  },
);

test.for([
  [0, '1'],
  [-3, '1'],
  [9, '3'],
  [NaN, '1'],
  [2, '2'],
] as const)('With three pages, a current page of %d is page %s', async ([current, page]) => {
  const onPageChange = vi.fn();
  const screen = await render(
    <Pagination total={3} current={current} onPageChange={onPageChange} />,
  );
  const link = screen.getByRole('button', { name: `Page ${page}`, exact: true });
  await expect.element(link).toHaveAttribute('aria-current', 'page');
  const next = screen.getByRole('button', { name: 'Next page' });
  expect(next.element().ariaDisabled).toBe(page === '3' ? 'true' : null);
});

test('A link with aria-disabled does nothing, like one with disabled', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Pagination.Next href="#next" aria-disabled onClick={onClick}>
      Next
    </Pagination.Next>,
  );
  const link = screen.getByRole('link');
  await link.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  await expect.element(link).not.toHaveAttribute('href');
});

test.for([0, 1, NaN])(
  'With %d pages, nothing leads to another one, and only addresses of pages are asked for',
  async (total) => {
    const hrefOf = vi.fn((page: number) => `#${page}`);
    const screen = await render(<Pagination total={total} hrefOf={hrefOf} />);
    expect(hrefOf.mock.calls.flat().filter((page) => page !== 1 || total !== 1)).toEqual([]);
    for (const name of ['Previous', 'Next page']) {
      const link = screen.getByRole('link', { name });
      await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    }
  },
);
