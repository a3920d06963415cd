import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Table}. */
export interface TableProps extends BulmaClassesProps {
  /** Adds a border to every cell. */
  bordered?: boolean | undefined;
  /** Adds a background to every other row. */
  striped?: boolean | undefined;
  /** Reduces the padding of the cells. */
  narrow?: boolean | undefined;
  /** Highlights the row under the pointer. */
  hoverable?: boolean | undefined;
  /** Stretches the table to the full width of its container. */
  fullwidth?: boolean | undefined;
}

const modifiers = {
  bordered: 'is-bordered',
  striped: 'is-striped',
  narrow: 'is-narrow',
  hoverable: 'is-hoverable',
  fullwidth: 'is-fullwidth',
} satisfies OwnModifiers<TableProps>;

/**
 * A table with Bulma's lines and padding, and optional stripes, borders and hover colors.
 *
 * Its children are the elements of an HTML table: `<caption>`, `<thead>`, `<tbody>`, `<tfoot>`, and in them `<tr>`,
 * `<th>` and `<td>`. Use its parts for rows and cells with a color or another modifier.
 *
 * @see [Bulma: table](https://bulma.io/documentation/elements/table/)
 */
export function Table(props: ElementProps<'table', TableProps>) {
  return <table {...useBulmaClasses(props, 'table', modifiers)} />;
}

/** Props of {@link TableRow}. */
export interface TableRowProps extends BulmaClassesProps {
  /** Color of all cells of the row. */
  color?: Color | undefined;
  /** Highlights the row in the primary color, but only visually: screen readers don't announce it. */
  selected?: boolean | undefined;
}

const rowModifiers = { color: 'is', selected: 'is-selected' } satisfies OwnModifiers<TableRowProps>;

/** A table row, a `<tr>`. */
export function TableRow(props: ElementProps<'tr', TableRowProps>) {
  return <tr {...useBulmaClasses(props, undefined, rowModifiers)} />;
}

/** Props of {@link TableCell} and {@link TableHeader}. */
export interface TableCellProps extends BulmaClassesProps {
  /** Color of the cell. */
  color?: Color | undefined;
  /** Makes the cell only as wide as its content, which doesn't wrap. */
  narrow?: boolean | undefined;
  /** Highlights the cell in the primary color, but only visually: screen readers don't announce it. */
  selected?: boolean | undefined;
  /** Centers the content vertically. */
  vcentered?: boolean | undefined;
}

const cellModifiers = {
  color: 'is',
  narrow: 'is-narrow',
  selected: 'is-selected',
  vcentered: 'is-vcentered',
} satisfies OwnModifiers<TableCellProps>;

/** A table cell, a `<td>`. */
export function TableCell(props: ElementProps<'td', TableCellProps>) {
  return <td {...useBulmaClasses(props, undefined, cellModifiers)} />;
}

/** Props of {@link TableHeader}. */
export interface TableHeaderProps extends TableCellProps {}

/** A header cell of a table, a `<th>`. The header of a row needs `scope="row"`. */
export function TableHeader(props: ElementProps<'th', TableHeaderProps>) {
  return <th {...useBulmaClasses(props, undefined, cellModifiers)} />;
}

/** Props of {@link TableContainer}. */
export interface TableContainerProps extends BulmaClassesProps {}

/**
 * A container that lets a table scroll sideways if it is too wide. Text for screen readers only (`srOnly`) scrolls with
 * it, instead of making the page scroll.
 *
 * If nothing in the table can get the focus, set `tabIndex={0}`, `role="region"` and a name with `aria-label` or
 * `aria-labelledby`, so users can scroll it with the keyboard in every browser.
 */
export function TableContainer(props: ElementProps<'div', TableContainerProps>) {
  return <ScrollBox {...useBulmaClasses(props, 'table-container')} />;
}

/** {@link TableRow} */
Table.Row = TableRow;
/** {@link TableCell} */
Table.Cell = TableCell;
/** {@link TableHeader} */
Table.Header = TableHeader;
/** {@link TableContainer} */
Table.Container = TableContainer;
