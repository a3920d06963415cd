'use client';

import {
  useContext,
  type ElementType,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { isAriaDisabled } from '../internal/disabled.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import type { ChoiceValue, NoInfer } from '../props/choice.ts';
import { hideIf, TabsContext, useTab, useTabPanel, useTabs } from '../internal/useTabs.ts';

/** Props of {@link Tabs}. */
export interface TabsProps extends BulmaClassesProps {
  /** Size of the text. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Centers the tabs. */
  centered?: boolean | undefined;
  /** Aligns the tabs to the end of the line. */
  right?: boolean | undefined;
  /** Draws a box around the selected tab. */
  boxed?: boolean | undefined;
  /** Makes the tabs look like a bar of buttons. */
  toggle?: boolean | undefined;
  /** Rounds the ends of the first and the last tab, with `toggle`. */
  toggleRounded?: boolean | undefined;
  /** Stretches the tabs across the full width. */
  fullwidth?: boolean | undefined;
}

const modifiers = {
  size: 'is',
  centered: 'is-centered',
  right: 'is-right',
  boxed: 'is-boxed',
  toggle: 'is-toggle',
  toggleRounded: 'is-toggle-rounded',
  fullwidth: 'is-fullwidth',
} satisfies OwnModifiers<TabsProps>;

/**
 * A row of tabs: links to pages or, inside a `TabsGroup`, tabs that switch between panels.
 *
 * If they link to pages, put them in a `<nav>` or use `as="nav"`.
 *
 * @see [Bulma: tabs](https://bulma.io/documentation/components/tabs/)
 * @see [WAI-ARIA: tabs pattern](https://www.w3.org/WAI/ARIA/apg/patterns/tabs/)
 */
export function Tabs<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', TabsProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'tabs', modifiers)} />;
}

/** Props of {@link TabsGroup}. */
export interface TabsGroupProps<Value extends ChoiceValue = string> {
  /**
   * The `value` of the selected tab. The type `Value` is inferred from it. Pass `onValueChange` too, or the user
   * can't select another one.
   */
  value?: Value | undefined;
  /** The `value` of the tab that is selected at first, if the group is uncontrolled. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the `value` of the tab that the user selects. */
  onValueChange?: ((value: Value, details: { event: SyntheticEvent }) => void) | undefined;
  /** The `Tabs`, and a `TabsPanel` for each tab, anywhere inside. */
  children?: ReactNode | undefined;
}

/** Connects tabs to their panels, and keeps track of the selected one. It renders no element itself. */
export function TabsGroup<Value extends ChoiceValue = string>({
  value,
  defaultValue,
  onValueChange,
  children,
}: TabsGroupProps<Value>) {
  return <TabsContext value={useTabs(value, defaultValue, onValueChange)}>{children}</TabsContext>;
}

/** Props of {@link TabsList}. */
export interface TabsListProps extends BulmaClassesProps {
  /** Puts this list at the start of the line, if there are several. */
  left?: boolean | undefined;
  /** Puts this list in the middle, if there are several. */
  center?: boolean | undefined;
  /** Puts this list at the end of the line, if there are several. */
  right?: boolean | undefined;
}

const listModifiers = {
  left: 'is-left',
  center: 'is-center',
  right: 'is-right',
} satisfies OwnModifiers<TabsListProps>;

/** The list of tabs. In a `TabsGroup`, it has the role `tablist`: set its name with `aria-label`. */
export function TabsList(props: ElementProps<'ul', TabsListProps>) {
  const tabs = useContext(TabsContext);
  return (
    <ul role={tabs ? 'tablist' : undefined} {...useBulmaClasses(props, undefined, listModifiers)} />
  );
}

/** Props of {@link TabsTab}. */
export interface TabsTabProps extends BulmaClassesProps {
  /** Identifies the tab and its panel, in a `TabsGroup`. The selected tab is highlighted. */
  value?: ChoiceValue | undefined;
  /** Grays out the tab and sets `aria-disabled`. The user can't select it, and it isn't selected at first. */
  disabled?: boolean | undefined;
  /** Marks the link to the current page, with `aria-current="page"`, outside a `TabsGroup`. */
  active?: boolean | undefined;
}

const tabModifiers = { active: 'is-active' } satisfies OwnModifiers<
  TabsTabProps,
  'value' | 'disabled'
>;

/**
 * One tab: a link in a list item.
 *
 * Attributes and `ref` go to the link; classes and `style` go to the list item. Set `as` to use a router's link.
 *
 * @throws If it has no `value` inside a {@link TabsGroup}.
 */
export function TabsTab<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', TabsTabProps, Element>,
): ReactElement;
export function TabsTab({
  as,
  id,
  value,
  disabled,
  style,
  onClick,
  onKeyDown,
  ...props
}: PolymorphicProps<'a', TabsTabProps>) {
  const Link: ElementType = as ?? 'a';
  const tab = useTab('Tabs.Tab', {
    id,
    value,
    disabled: disabled || isAriaDisabled(props),
    onClick,
    onKeyDown,
  });
  const active = tab.role ? tab['aria-selected'] : props.active;
  const { className, ...rest } = useBulmaClasses({ ...props, active }, undefined, tabModifiers);
  return (
    <li role={tab.role && 'presentation'} className={className} style={style}>
      <Link aria-current={props.active && !tab.role ? 'page' : undefined} {...tab} {...rest} />
    </li>
  );
}

/** Props of {@link TabsPanel}. */
export interface TabsPanelProps extends BulmaClassesProps {
  /** The `value` of the tab that shows this panel. */
  value: ChoiceValue;
}

/**
 * The content of one tab. The panels of the other tabs are hidden, and keep their state.
 *
 * @throws If it is not inside a {@link TabsGroup}.
 */
export function TabsPanel({ id, value, children, ...props }: ElementProps<'div', TabsPanelProps>) {
  const panel = useTabPanel('Tabs.Panel', 'Tabs.Group', value, id);
  return (
    <div {...panel} {...useBulmaClasses({ ...props, ...hideIf(panel.hidden) })}>
      {/* Tabs in a panel are links, or belong to another group. */}
      <TabsContext value={null}>{children}</TabsContext>
    </div>
  );
}

/** {@link TabsGroup} */
Tabs.Group = TabsGroup;
/** {@link TabsList} */
Tabs.List = TabsList;
/** {@link TabsTab} */
Tabs.Tab = TabsTab;
/** {@link TabsPanel} */
Tabs.Panel = TabsPanel;
