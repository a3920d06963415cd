'use client';

import { useMemo, useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { Block } from 'bulmatic';
import {
  Cell,
  Checkbox,
  Column,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
  type RowRenderProps,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components';
import { Mark } from '../shared/Mark';
import { useValue } from '../shared/useValue';
import { sortedRows, type GridColumn } from './rows';
import { cellStyle, COLUMN, FOCUS, SortColumn } from './SortColumn';

export type { GridColumn } from './rows';

export interface DataGridProps<T extends { id: string }> {
  /** The name of the grid for screen readers. */
  'aria-label': string;
  /** The columns. The first one names the row. Keep the same array while they stay the same. */
  columns: readonly GridColumn<T>[];
  /** The rows. Only those in view are on the page, so there may be tens of thousands. */
  rows: readonly T[];
  /** Whether each row has a checkbox. */
  selectable?: boolean;
  /** The ids of the selected rows. Set `onValueChange` too. */
  value?: readonly string[];
  /** The ids of the rows that are selected at first, if you don’t set `value`. */
  defaultValue?: readonly string[];
  /** Called with the ids of all selected rows when the user selects or deselects some. */
  onValueChange?: (ids: readonly string[]) => void;
  /** The column by which the rows are sorted at first. */
  defaultSort?: { column: string; direction: 'ascending' | 'descending' };
  /** The height of the grid, as a CSS length. */
  height?: string;
  /** Shown instead of rows, if there are none. */
  empty?: ReactNode;
}

const NONE: readonly string[] = [];

const CHECKBOX = <Checkbox slot="selection">{(state) => <Mark {...state} />}</Checkbox>;

const LINE = { height: '100%', borderBlockEnd: '1px solid var(--bulma-border-weak)' };
const TINTED = { background: 'var(--bulma-scheme-main-bis)' };
/** The second color is for links. */
const SELECTED = {
  background: 'var(--bulma-link-soft)',
  '--bulma-link-text': 'var(--bulma-link-soft-invert)',
};
const CLIPPED = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const rowStyle = ({ isSelected, isHovered }: RowRenderProps): CSSProperties => ({
  ...LINE,
  ...FOCUS,
  ...(isHovered && TINTED),
  ...(isSelected && SELECTED),
});

/** A server would render all rows, because it doesn’t know which ones are in view. */
const IN_WINDOW = [() => () => undefined, () => true, () => false] as const;

/** Rows that the user sorts, selects and moves through with the keyboard, in columns that can be resized. */
export function DataGrid<T extends { id: string }>({
  columns,
  rows,
  selectable = false,
  value,
  defaultValue = NONE,
  onValueChange,
  defaultSort,
  height = '24rem',
  empty = 'No rows',
  ...props
}: DataGridProps<T>) {
  const [selected, setSelected] = useValue(value, defaultValue, onValueChange);
  const [sort, setSort] = useState<SortDescriptor | undefined>(defaultSort);
  const sorted = useMemo(() => sortedRows(rows, columns, sort), [rows, columns, sort]);
  const isClient = useSyncExternalStore(...IN_WINDOW);

  /** Selected rows that a filter hides stay selected. */
  function select(keys: Selection) {
    const ids = new Set(rows.map(({ id }) => id));
    const others = selected.filter((id) => !ids.has(id));
    const chosen = keys === 'all' ? ids : [...keys].map(String).filter((id) => ids.has(id));
    setSelected([...others, ...chosen]);
  }

  return (
    <Virtualizer layout={TableLayout} layoutOptions={{ rowHeight: 44, headingHeight: 44 }}>
      <ResizableTableContainer
        style={{
          height,
          overflow: 'auto',
          border: '1px solid var(--bulma-border)',
          borderRadius: 'var(--bulma-radius)',
          background: 'var(--bulma-scheme-main)',
        }}
      >
        <Table
          {...props}
          selectionMode={selectable ? 'multiple' : 'none'}
          selectedKeys={selected}
          onSelectionChange={select}
          {...(sort && { sortDescriptor: { ...sort, column: `${COLUMN}${sort.column}` } })}
          onSortChange={({ column, direction }) =>
            setSort({ column: String(column).slice(COLUMN.length), direction })
          }
        >
          <TableHeader style={{ ...LINE, ...TINTED }}>
            {selectable && (
              <Column width={48} minWidth={48} style={cellStyle()}>
                {CHECKBOX}
              </Column>
            )}
            {columns.map((column, index) => (
              <SortColumn key={column.id} column={column} isRowHeader={index === 0} />
            ))}
          </TableHeader>
          <TableBody
            items={isClient ? sorted : []}
            dependencies={[columns]}
            renderEmptyState={() => isClient && <Block p={4}>{empty}</Block>}
          >
            {(row) => (
              <Row id={row.id} style={rowStyle}>
                {selectable && <Cell style={cellStyle()}>{CHECKBOX}</Cell>}
                {columns.map(({ id, numeric, render, valueOf }) => (
                  <Cell key={id} style={cellStyle(numeric)}>
                    <span style={CLIPPED}>{render ? render(row) : valueOf(row)}</span>
                  </Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </Table>
      </ResizableTableContainer>
    </Virtualizer>
  );
}
