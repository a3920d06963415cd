import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Table}. */
export interface TableProps extends BulmaClassesProps {
  /** Draws borders around every cell. */
  bordered?: boolean | undefined;
  /** Gives every other row a background. */
  striped?: boolean | undefined;
  /** Takes less padding in the cells. */
  narrow?: boolean | undefined;
  /** Gives the row under the pointer a background. */
  hoverable?: boolean | undefined;
  /** Takes the whole width. */
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
 * A table with Bulma's lines and padding, and with stripes, borders or hover colours if you like.
 *
 * Its children are those of any table: `<caption>`, `<thead>`, `<tbody>`, `<tfoot>`, and in them `<tr>`, `<th>` and
 * `<td>`. Use its parts for rows and cells that have a colour or another modifier.
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
  /** Marks the row in the primary colour, for the eye only. */
  selected?: boolean | undefined;
}

const rowModifiers = { color: 'is', selected: 'is-selected' } satisfies OwnModifiers<TableRowProps>;

/** A row of a table, a `<tr>`. */
export function TableRow(props: ElementProps<'tr', TableRowProps>) {
  return <tr {...useBulmaClasses(props, undefined, rowModifiers)} />;
}

/** Props of {@link TableCell} and {@link TableHeader}. */
export interface TableCellProps extends BulmaClassesProps {
  /** Color of the cell. */
  color?: Color | undefined;
  /** Makes the cell only as wide as its content, which does not wrap. */
  narrow?: boolean | undefined;
  /** Marks the cell in the primary colour, for the eye only. */
  selected?: boolean | undefined;
  /** Aligns the content to the vertical middle. */
  vcentered?: boolean | undefined;
}

const cellModifiers = {
  color: 'is',
  narrow: 'is-narrow',
  selected: 'is-selected',
  vcentered: 'is-vcentered',
} satisfies OwnModifiers<TableCellProps>;

/** A cell of a table, a `<td>`. */
export function TableCell(props: ElementProps<'td', TableCellProps>) {
  return <td {...useBulmaClasses(props, undefined, cellModifiers)} />;
}

/** Props of {@link TableHeader}. */
export interface TableHeaderProps extends TableCellProps {}

/** A header cell of a table, a `<th>`. One that heads its row needs `scope="row"`. */
export function TableHeader(props: ElementProps<'th', TableHeaderProps>) {
  return <th {...useBulmaClasses(props, undefined, cellModifiers)} />;
}

/** Props of {@link TableContainer}. */
export interface TableContainerProps extends BulmaClassesProps {}

/**
 * A container in which a table that is too wide scrolls sideways.
 *
 * Where the table holds nothing that takes the focus, give the container `tabIndex={0}`, `role="region"` and a name by
 * `aria-label` or `aria-labelledby`, so that it can be scrolled by keyboard in every browser.
 */
export function TableContainer(props: ElementProps<'div', TableContainerProps>) {
  return <div {...useBulmaClasses(props, 'table-container')} />;
}

/** {@link TableRow} */
Table.Row = TableRow;
/** {@link TableCell} */
Table.Cell = TableCell;
/** {@link TableHeader} */
Table.Header = TableHeader;
/** {@link TableContainer} */
Table.Container = TableContainer;
