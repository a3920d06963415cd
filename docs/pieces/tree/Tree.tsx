'use client';

import type { ReactNode } from 'react';
import { Block } from 'bulmatic';
import {
  Tree as AriaTree,
  Button,
  Collection,
  TreeItem,
  TreeItemContent,
  useLocale,
  type Key,
} from 'react-aria-components';
import { Mark } from '../shared/Mark';
import { useValue } from '../shared/useValue';

/** One row of a tree, and the rows below it. */
export interface TreeNode {
  id: string;
  name: string;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  children?: readonly TreeNode[] | undefined;
}

export interface TreeProps {
  /** The name of the tree for screen readers. */
  'aria-label'?: string;
  /** The id of the element that names the tree, instead of `aria-label`. */
  'aria-labelledby'?: string;
  /** The top-level rows. Each id is unique in the whole tree. */
  nodes: readonly TreeNode[];
  /** Whether the user selects one row (by default), several, or none. */
  selection?: 'none' | 'single' | 'multiple';
  /** The ids of the selected rows. Set `onValueChange` too. */
  value?: readonly string[];
  /** The ids of the rows that are selected at first, if you don’t set `value`. */
  defaultValue?: readonly string[];
  /** Called with the ids of all selected rows when the user selects one, or removes it from the selection. */
  onValueChange?: (ids: readonly string[]) => void;
  /** The ids of the rows that show the rows below them. Set `onExpandedChange` too. */
  expanded?: readonly string[];
  /** The ids of the rows that are expanded at first, if you don’t set `expanded`. */
  defaultExpanded?: readonly string[];
  /** Called with the ids of all expanded rows when the user expands or collapses one. */
  onExpandedChange?: (ids: readonly string[]) => void;
  /** Called with the id of a row on a double click, or on Enter. */
  onAction?: (id: string) => void;
  /** Shown instead of a tree without rows. */
  empty?: ReactNode;
}

const NONE: readonly string[] = [];

/** The ids in the order of the tree. */
const idsIn = (nodes: readonly TreeNode[], isIn: (id: string) => boolean): string[] =>
  nodes.flatMap(({ id, children = [] }) => [...(isIn(id) ? [id] : []), ...idsIn(children, isIn)]);

/** Nested rows that the user expands, collapses and selects. */
export function Tree({
  nodes,
  selection = 'single',
  value,
  defaultValue = NONE,
  onValueChange,
  expanded,
  defaultExpanded = NONE,
  onExpandedChange,
  onAction,
  empty,
  ...props
}: TreeProps) {
  const [selected, setSelected] = useValue(value, defaultValue, onValueChange);
  const [open, setOpen] = useValue(expanded, defaultExpanded, onExpandedChange);
  const idsOf = (keys: 'all' | Set<Key>) => idsIn(nodes, (id) => keys === 'all' || keys.has(id));

  return (
    <AriaTree
      {...props}
      items={nodes}
      selectionMode={selection}
      selectionBehavior={selection === 'multiple' ? 'toggle' : 'replace'}
      selectedKeys={selected}
      onSelectionChange={(keys) => setSelected(idsOf(keys))}
      expandedKeys={open}
      onExpandedChange={(keys) => setOpen(idsOf(keys))}
      {...(onAction && { onAction: (key) => onAction(String(key)) })}
      renderEmptyState={() => empty}
    >
      {(node) => <Row node={node} />}
    </AriaTree>
  );
}

function Row({ node }: { node: TreeNode }) {
  const { id, name, icon, disabled = false, children = [] } = node;
  return (
    <TreeItem
      id={id}
      textValue={name}
      isDisabled={disabled}
      render={(props, { isSelected, isHovered }) => (
        <Block
          {...(props as object)}
          m={0}
          radius="normal"
          clickable={!disabled}
          backgroundColor={isSelected ? 'link-soft' : undefined}
          textColor={disabled ? 'grey' : undefined}
          textWeight={isSelected ? 'semibold' : undefined}
          style={{
            outlineColor: 'var(--bulma-link)',
            outlineOffset: '-2px',
            ...(isHovered && !isSelected && { backgroundColor: 'var(--bulma-background)' }),
          }}
        />
      )}
    >
      <TreeItemContent>
        {({ level, isExpanded, hasChildItems, isSelected, selectionMode }) => (
          <Block
            display="flex"
            alignItems="center"
            gap={1}
            m={0}
            style={{ minHeight: '2.25rem', paddingInlineStart: `${level * 1.25 - 1}rem` }}
          >
            {hasChildItems ? <Chevron isExpanded={isExpanded} /> : <Space />}
            {selectionMode === 'multiple' && <Mark isSelected={isSelected} />}
            {icon}
            <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
          </Block>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <Row node={child} />}</Collection>
    </TreeItem>
  );
}

const SQUARE = { width: '1.5rem', height: '1.5rem', flexShrink: 0 };

const Space = () => <span style={SQUARE} />;

function Chevron({ isExpanded }: { isExpanded: boolean }) {
  const { direction } = useLocale();
  const closed = direction === 'rtl' ? 'rotate(90deg)' : 'rotate(-90deg)';
  return (
    <Button slot="chevron" style={{ ...SQUARE, cursor: 'pointer', color: 'inherit' }}>
      <svg
        width="12"
        height="8"
        viewBox="0 0 12 8"
        aria-hidden
        style={{ transform: isExpanded ? undefined : closed }}
      >
        <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Button>
  );
}
