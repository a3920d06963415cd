'use client';

import type { CSSProperties } from 'react';
import { Column, ColumnResizer, Group } from 'react-aria-components';
import type { GridColumn } from './rows';

/** The prefix of column ids. In React Aria, no row can have the same id as a column. */
export const COLUMN = 'column-';

/** In pixels. If there isn’t enough room for all columns, the grid scrolls sideways. */
const MIN_WIDTH = 120;

export const FOCUS = { outlineColor: 'var(--bulma-link-text)', outlineOffset: '-2px' };

export const cellStyle = (numeric?: boolean): CSSProperties => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: numeric ? 'flex-end' : undefined,
  height: '100%',
  paddingInline: '0.75rem',
  ...FOCUS,
});

const ARROW: CSSProperties = { display: 'inline-block', marginInline: '0.25rem', width: '1em' };

const lineStyle = ({ isFocusVisible }: { isFocusVisible: boolean }): CSSProperties => ({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: '0.75rem',
  width: 9,
  borderInlineEnd: `2px solid var(--bulma-${isFocusVisible ? 'link-text' : 'border'})`,
  cursor: 'col-resize',
});

interface SortColumnProps<T> {
  column: GridColumn<T>;
  isRowHeader: boolean;
}

/** The header of a column: its name, the order of the rows, and a line that resizes it. */
export const SortColumn = <T,>({ column, isRowHeader }: SortColumnProps<T>) => (
  <Column
    id={`${COLUMN}${column.id}`}
    isRowHeader={isRowHeader}
    allowsSorting
    minWidth={MIN_WIDTH}
    {...(column.width && { defaultWidth: column.width })}
    textValue={column.name}
    style={{ ...cellStyle(column.numeric), fontWeight: 'var(--bulma-weight-semibold)' }}
  >
    {({ sortDirection }) => (
      <>
        {/* With something to focus here, Enter sorts. Otherwise, it would resize the column. */}
        <Group role="presentation" tabIndex={-1} style={{ whiteSpace: 'nowrap' }}>
          {column.name}
          <span aria-hidden style={ARROW}>
            {sortDirection && (sortDirection === 'ascending' ? '↑' : '↓')}
          </span>
        </Group>
        {/* React Aria overwrites the style of the resizer itself. */}
        <ColumnResizer>{(state) => <span style={lineStyle(state)} />}</ColumnResizer>
      </>
    )}
  </Column>
);
