'use client';

import { useContext, type ElementType, type ReactElement, type SyntheticEvent } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import { isAriaDisabled } from '../internal/disabled.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import { hideIf, TabsContext, useTab, useTabPanel, useTabs } from '../internal/useTabs.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Panel}. */
export interface PanelProps extends BulmaClassesProps {
  /** Color of the heading and of active items. */
  color?: Color | undefined;
  /** The `value` of the selected `PanelTab`. Pass `onValueChange` too, or the user can't select another one. */
  value?: string | undefined;
  /** The `value` of the `PanelTab` that is selected at first, if the panel is uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the `value` of the `PanelTab` that the user selects. */
  onValueChange?: ((value: string, details: { event: SyntheticEvent }) => void) | undefined;
}

const modifiers = { color: 'is' } satisfies OwnModifiers<
  PanelProps,
  'value' | 'defaultValue' | 'onValueChange'
>;

/**
 * A compact box of rows under a heading, with optional controls and tabs, for browsing a list.
 *
 * With `value` or `defaultValue`, its tabs are ARIA tabs that switch between lists in the panel. Without, they are
 * links.
 *
 * @see [Bulma: panel](https://bulma.io/documentation/components/panel/)
 * @see [WAI-ARIA: tabs pattern](https://www.w3.org/WAI/ARIA/apg/patterns/tabs/)
 */
export function Panel<Element extends ElementType = ElementType>({
  as,
  value,
  defaultValue,
  onValueChange,
  ...props
}: PolymorphicProps<'nav', PanelProps, Element>) {
  const Root: ElementType = as ?? 'nav';
  const tabs = useTabs(value, defaultValue, onValueChange);
  const hasTabs = (value ?? defaultValue) !== undefined;
  return (
    <TabsContext value={hasTabs ? tabs : null}>
      <Root {...useBulmaClasses(props, 'panel', modifiers)} />
    </TabsContext>
  );
}

/** Props of {@link PanelHeading}. */
export interface PanelHeadingProps extends BulmaClassesProps {}

/** The heading of a panel. Set `as` to the heading that fits the page. */
export function PanelHeading<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'p', PanelHeadingProps, Element>) {
  const Root: ElementType = as ?? 'p';
  return <Root {...useBulmaClasses(props, 'panel-heading')} />;
}

/** Props of {@link PanelTabs}. */
export interface PanelTabsProps extends BulmaClassesProps {}

/** The row of tabs. If they switch between lists, set its name with `aria-label`. */
export function PanelTabs<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'p', PanelTabsProps, Element>) {
  const Root: ElementType = as ?? 'p';
  const tabs = useContext(TabsContext);
  return <Root role={tabs ? 'tablist' : undefined} {...useBulmaClasses(props, 'panel-tabs')} />;
}

/** Props of {@link PanelTab}. */
export interface PanelTabProps extends BulmaClassesProps {
  /** Identifies the tab, in a panel with a `value`. The selected tab is highlighted. */
  value?: string | undefined;
  /** Marks the current link, with `aria-current`, in a panel without a `value`. */
  active?: boolean | undefined;
}

const tabModifiers = { active: 'is-active' } satisfies OwnModifiers<PanelTabProps, 'value'>;

/**
 * One tab: a link, or with `as` a router's link.
 *
 * @throws If it has no `value` inside a {@link Panel} that has one.
 */
export function PanelTab<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', PanelTabProps, Element>,
): ReactElement;
export function PanelTab({
  as,
  id,
  value,
  onClick,
  onKeyDown,
  ...props
}: PolymorphicProps<'a', PanelTabProps>) {
  const Link: ElementType = as ?? 'a';
  const tab = useTab('Panel.Tab', {
    id,
    value,
    disabled: isAriaDisabled(props),
    onClick,
    onKeyDown,
  });
  const active = tab.role ? tab['aria-selected'] : props.active;
  return (
    <Link
      aria-current={(props.active && !tab.role) || undefined}
      {...tab}
      {...useBulmaClasses({ ...props, active }, undefined, tabModifiers)}
    />
  );
}

/** Props of {@link PanelList}. */
export interface PanelListProps extends BulmaClassesProps {
  /** The `value` of the tab that shows this list. */
  value: string;
}

/**
 * The rows that one tab shows. The lists of the other tabs are hidden.
 *
 * @throws If it is not inside a {@link Panel} with a `value` or `defaultValue`.
 */
export function PanelList({ id, value, ...props }: ElementProps<'div', PanelListProps>) {
  const list = useTabPanel('Panel.List', 'Panel defaultValue', value, id);
  return <div {...list} {...useBulmaClasses({ ...props, ...hideIf(list.hidden) }, 'panel-list')} />;
}

/** Props of {@link PanelBlock}. */
export interface PanelBlockProps extends BulmaClassesProps {
  /** Marks the current row, with `aria-current`. */
  active?: boolean | undefined;
  /** Lets the content of the row wrap. */
  wrapped?: boolean | undefined;
}

const blockModifiers = {
  active: 'is-active',
  wrapped: 'is-wrapped',
} satisfies OwnModifiers<PanelBlockProps>;

/** One row of a panel. Set `as` for a link, or for a label around a checkbox. */
export function PanelBlock<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', PanelBlockProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root
      type={buttonType(Root)}
      aria-current={props.active || undefined}
      {...useBulmaClasses(props, 'panel-block', blockModifiers)}
    />
  );
}

/** Props of {@link PanelIcon}. */
export interface PanelIconProps extends BulmaClassesProps {}

/** An icon at the start of a row. */
export function PanelIcon(props: ElementProps<'span', PanelIconProps>) {
  return <span {...useBulmaClasses(props, 'panel-icon')} />;
}

/** {@link PanelHeading} */
Panel.Heading = PanelHeading;
/** {@link PanelTabs} */
Panel.Tabs = PanelTabs;
/** {@link PanelTab} */
Panel.Tab = PanelTab;
/** {@link PanelList} */
Panel.List = PanelList;
/** {@link PanelBlock} */
Panel.Block = PanelBlock;
/** {@link PanelIcon} */
Panel.Icon = PanelIcon;
