import type { ReactNode } from 'react';
import type { SortDescriptor } from 'react-aria-components';

/** A column of a data grid. */
export interface GridColumn<T> {
  /** Identifies the column in code, such as in `defaultSort`. */
  id: string;
  /** The text of its header. */
  name: string;
  /** What the column sorts by, and shows unless there is a `render`. */
  valueOf: (row: T) => string | number;
  /** How the value is shown. */
  render?: (row: T) => ReactNode;
  /** Whether the value is a number, which is aligned at the end of its cell. */
  numeric?: boolean;
  /** Its width at first, in pixels. */
  width?: number;
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));

/** The rows in the order of a column. */
export function sortedRows<T>(
  rows: readonly T[],
  columns: readonly GridColumn<T>[],
  sort: SortDescriptor | undefined,
): readonly T[] {
  const column = columns.find(({ id }) => id === sort?.column);
  if (!column) return rows;
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return rows.toSorted((a, b) => sign * compare(column.valueOf(a), column.valueOf(b)));
}
