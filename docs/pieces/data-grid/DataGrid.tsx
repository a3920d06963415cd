'use client';

import { useState, useSyncExternalStore, type CSSProperties, type ReactNode } from 'react';
import { Block } from 'bulmatic';
import {
  Cell,
  Checkbox,
  Column,
  ColumnResizer,
  Group,
  ResizableTableContainer,
  Row,
  Table,
  TableBody,
  TableHeader,
  TableLayout,
  Virtualizer,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components';
import { useValue } from '../shared/useValue';
import { sortedRows, type GridColumn } from './rows';

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
  /** By which column the rows are sorted at first. */
  defaultSort?: { column: string; direction: 'ascending' | 'descending' };
  /** The height of the grid, as a length of CSS. */
  height?: string;
  /** Shown instead of rows, if there are none. */
  empty?: ReactNode;
}

const NONE: readonly string[] = [];

const subscribe = () => () => undefined;
/** Whether the grid runs in a browser. A server would write all rows, because it has no window to fill. */
const useIsClient = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );

/** In pixels. */
const ROW_HEIGHT = 44;
/** In pixels: where there is less room for all columns, the grid scrolls sideways. */
const MIN_WIDTH = 120;
const CHECK = 'check';

const LINE: CSSProperties = { borderBlockEnd: '1px solid var(--bulma-border-weak)' };
const CELL: CSSProperties = {
  display: 'flex',
  alignItems: 'center',
  height: ROW_HEIGHT,
  paddingInline: '0.75rem',
  boxSizing: 'border-box',
};

/** Rows that the user sorts, selects and walks through by keys, in columns that can be resized. */
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
  const isClient = useIsClient();
  const shown = isClient ? sortedRows(rows, columns, sort) : [];

  /** A selected row that a filter leaves out stays selected. */
  function select(keys: Selection) {
    const ids = new Set(rows.map(({ id }) => id));
    const others = selected.filter((id) => !ids.has(id));
    const chosen = keys === 'all' ? ids : [...keys].map(String).filter((id) => ids.has(id));
    setSelected([...others, ...chosen]);
  }

  return (
    <Virtualizer
      layout={TableLayout}
      layoutOptions={{ rowHeight: ROW_HEIGHT, headingHeight: ROW_HEIGHT }}
    >
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
          {...(sort && { sortDescriptor: sort })}
          onSortChange={setSort}
        >
          <TableHeader style={{ ...LINE, background: 'var(--bulma-scheme-main-bis)' }}>
            {selectable && (
              <Column id={CHECK} width={48} minWidth={48}>
                <Block m={0} style={CELL}>
                  <CheckSlot />
                </Block>
              </Column>
            )}
            {columns.map((column, index) => (
              <Column
                key={column.id}
                id={column.id}
                isRowHeader={index === 0}
                allowsSorting
                minWidth={MIN_WIDTH}
                {...(column.width && { defaultWidth: column.width })}
                textValue={column.name}
              >
                {({ sortDirection }) => (
                  <Block m={0} position="relative" textWeight="semibold" style={alignment(column)}>
                    {/* With something to focus, Enter sorts; else, it would resize. */}
                    <Group role="presentation" tabIndex={-1} style={{ whiteSpace: 'nowrap' }}>
                      {column.name}
                      <span aria-hidden style={ARROW}>
                        {sortDirection && (sortDirection === 'ascending' ? '↑' : '↓')}
                      </span>
                    </Group>
                    <ColumnResizer style={RESIZER} />
                  </Block>
                )}
              </Column>
            ))}
          </TableHeader>
          <TableBody
            items={shown}
            dependencies={[columns]}
            renderEmptyState={() => isClient && <Block p={4}>{empty}</Block>}
          >
            {(row) => (
              <Row
                id={row.id}
                style={({ isSelected, isHovered, isFocusVisible }) => ({
                  ...LINE,
                  background: isSelected
                    ? 'var(--bulma-link-soft)'
                    : isHovered
                      ? 'var(--bulma-scheme-main-bis)'
                      : undefined,
                  outline: isFocusVisible ? '2px solid var(--bulma-link-text)' : 'none',
                  outlineOffset: '-2px',
                })}
              >
                {selectable && (
                  <Cell>
                    <Block m={0} style={CELL}>
                      <CheckSlot />
                    </Block>
                  </Cell>
                )}
                {columns.map((column) => (
                  <Cell key={column.id} style={FOCUS}>
                    <Block m={0} style={alignment(column)}>
                      <span style={CLIPPED}>
                        {column.render?.(row) ?? String(column.valueOf(row))}
                      </span>
                    </Block>
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

const CLIPPED: CSSProperties = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

const ARROW: CSSProperties = { display: 'inline-block', marginInline: '0.25rem', width: '1em' };

const RESIZER: CSSProperties = {
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: '0.75rem',
  width: 9,
  borderInlineEnd: '2px solid var(--bulma-border)',
  cursor: 'col-resize',
};

const FOCUS = ({ isFocusVisible }: { isFocusVisible: boolean }): CSSProperties => ({
  outline: isFocusVisible ? '2px solid var(--bulma-link-text)' : 'none',
  outlineOffset: '-2px',
});

const alignment = <T,>({ numeric }: GridColumn<T>): CSSProperties => ({
  ...CELL,
  justifyContent: numeric ? 'flex-end' : undefined,
});

/** The checkbox of a row, or of all rows in the header. */
const CheckSlot = () => (
  <Checkbox slot="selection">
    {({ isSelected, isIndeterminate, isFocusVisible }) => (
      <Block
        m={0}
        display="flex"
        alignItems="center"
        justifyContent="center"
        style={{
          width: '1.125rem',
          height: '1.125rem',
          border: '1px solid var(--bulma-text-weak)',
          borderRadius: 'var(--bulma-radius-small)',
          background: isSelected || isIndeterminate ? 'var(--bulma-link)' : undefined,
          color: 'var(--bulma-link-invert)',
          outline: isFocusVisible ? '2px solid var(--bulma-link-text)' : undefined,
          outlineOffset: '2px',
        }}
      >
        {(isSelected || isIndeterminate) && (
          <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden>
            <path
              d={isIndeterminate ? 'M2 6h8' : 'M2 6.5l2.5 2.5 5-6'}
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>
        )}
      </Block>
    )}
  </Checkbox>
);
