import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
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
] as const)('A disabled %s link leads nowhere and says that it is disabled', async ([, Part]) => {
  const onClick = vi.fn();
  const screen = await render(
    <Part disabled href="#gone" onClick={onClick}>
      Page
    </Part>,
  );
  const link = screen.getByRole('link');
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  await expect.element(link).toHaveClass('is-disabled');
  await expect.element(link).not.toHaveAttribute('href');
  await link.click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  await expect.element(link).not.toHaveFocus();
});

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
