import type { ElementType, ReactNode } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import { WithAriaDisabled } from '../internal/WithAriaDisabled.tsx';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Menu}. */
export interface MenuProps extends BulmaClassesProps {
  /** Size of the text. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const modifiers = { size: 'is' } satisfies OwnModifiers<MenuProps>;

/**
 * A vertical menu of labeled lists of links, which marks the current page.
 *
 * @see [Bulma: menu](https://bulma.io/documentation/components/menu/)
 */
export function Menu<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'aside', MenuProps, Element>) {
  const Root: ElementType = as ?? 'aside';
  return <Root {...useBulmaClasses(props, 'menu', modifiers)} />;
}

/** Props of {@link MenuLabel}. */
export interface MenuLabelProps extends BulmaClassesProps {}

/** The label above a list. Set `as` to the heading that fits the page. */
export function MenuLabel<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'p', MenuLabelProps, Element>) {
  const Root: ElementType = as ?? 'p';
  return <Root {...useBulmaClasses(props, 'menu-label')} />;
}

/** Props of {@link MenuList}. */
export interface MenuListProps extends BulmaClassesProps {}

/** A list of items in the menu. */
export function MenuList(props: ElementProps<'ul', MenuListProps>) {
  return <ul {...useBulmaClasses(props, 'menu-list')} />;
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends BulmaClassesProps {
  /** Marks the current page, with `aria-current="page"`. */
  active?: boolean | undefined;
  /** Same as `active`, with Bulma's class `is-selected`. */
  selected?: boolean | undefined;
  /** The items below this one. They are rendered as a list inside its list item. */
  submenu?: ReactNode | undefined;
}

const itemModifiers = {
  active: 'is-active',
  selected: 'is-selected',
} satisfies OwnModifiers<MenuItemProps, 'submenu'>;

/**
 * One item of the menu: a link in a list item, or with `as` a button or a router's link.
 *
 * Any other element, such as a `span`, gets the class `menu-item`, which Bulma needs to style it.
 */
export function MenuItem<Element extends ElementType = ElementType>({
  as,
  submenu,
  ...props
}: PolymorphicProps<'a', MenuItemProps, Element>) {
  const Link: ElementType = as ?? 'a';
  const isLink = typeof Link !== 'string' || Link === 'a' || Link === 'button';
  const attributes = {
    type: buttonType(Link),
    'aria-current': props.active || props.selected ? 'page' : undefined,
    ...useBulmaClasses(props, isLink ? undefined : 'menu-item', itemModifiers),
  };
  return (
    <li>
      {'aria-disabled' in props ? (
        <WithAriaDisabled as={Link} attributes={attributes} />
      ) : (
        <Link {...attributes} />
      )}
      {submenu && <ul>{submenu}</ul>}
    </li>
  );
}

/** {@link MenuLabel} */
Menu.Label = MenuLabel;
/** {@link MenuList} */
Menu.List = MenuList;
/** {@link MenuItem} */
Menu.Item = MenuItem;
