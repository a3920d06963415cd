import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Pagination, type PaginationProps } from './Pagination.tsx';

test('A pagination has three pages, of which the first is the current one', () =>
  expectBulmaHtml(
    <Pagination role="navigation">
      <Pagination.Previous disabled title="There is nothing before">
        Back
      </Pagination.Previous>
      <Pagination.Next href="#">On</Pagination.Next>
      <Pagination.List>
        <Pagination.Link current>1</Pagination.Link>
        <Pagination.Link href="#">2</Pagination.Link>
        <Pagination.Link href="#">3</Pagination.Link>
      </Pagination.List>
    </Pagination>,
    `<nav class="pagination" role="navigation" aria-label="pagination">
      <a class="pagination-previous is-disabled" title="There is nothing before">Back</a>
      <a href="#" class="pagination-next">On</a>
      <ul class="pagination-list">
        <li><a class="pagination-link is-current" aria-label="Page 1" aria-current="page">1</a></li>
        <li><a href="#" class="pagination-link" aria-label="Goto page 2">2</a></li>
        <li><a href="#" class="pagination-link" aria-label="Goto page 3">3</a></li>
      </ul>
    </nav>`,
  ));

test.for<[PaginationProps, string]>([
  [{}, ''],
  [{ centered: true }, 'is-centered'],
  [{ right: true }, 'is-right'],
  [{ rounded: true }, 'is-rounded'],
  [{ size: 'small' }, 'is-small'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
])('A pagination with %o leaves out pages', ([props, className]) =>
  expectBulmaHtml(
    <Pagination role="navigation" {...props}>
      <Pagination.Previous href="#">Back</Pagination.Previous>
      <Pagination.Next href="#">On</Pagination.Next>
      <Pagination.List>
        <Pagination.Link href="#">1</Pagination.Link>
        <Pagination.Ellipsis />
        <Pagination.Link href="#">11</Pagination.Link>
        <Pagination.Link current>12</Pagination.Link>
        <Pagination.Link href="#">13</Pagination.Link>
        <Pagination.Ellipsis />
        <Pagination.Link href="#">30</Pagination.Link>
      </Pagination.List>
    </Pagination>,
    `<nav class="pagination ${className}" role="navigation" aria-label="pagination">
      <a href="#" class="pagination-previous">Back</a>
      <a href="#" class="pagination-next">On</a>
      <ul class="pagination-list">
        <li><a href="#" class="pagination-link" aria-label="Goto page 1">1</a></li>
        <li><span class="pagination-ellipsis">&hellip;</span></li>
        <li><a href="#" class="pagination-link" aria-label="Goto page 11">11</a></li>
        <li><a class="pagination-link is-current" aria-label="Page 12" aria-current="page">12</a></li>
        <li><a href="#" class="pagination-link" aria-label="Goto page 13">13</a></li>
        <li><span class="pagination-ellipsis">&hellip;</span></li>
        <li><a href="#" class="pagination-link" aria-label="Goto page 30">30</a></li>
      </ul>
    </nav>`,
  ),
);
