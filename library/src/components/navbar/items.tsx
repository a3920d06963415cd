import { useContext, type ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../../helpers/useBulmaClasses.ts';
import { buttonType } from '../../internal/buttonType.ts';
import { chain } from '../../internal/chain.ts';
import type { OwnModifiers } from '../../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../../internal/polymorphic.ts';
import { pressByKey } from '../../internal/pressByKey.ts';
import { ItemContext, useContentId } from './context.ts';
import { useNavbarItem } from './useNavbarItem.ts';

/** Props of {@link NavbarItem}. */
export interface NavbarItemProps extends BulmaClassesProps {
  /** Marks the current page: `is-active`, with `aria-current="page"`. */
  active?: boolean;
  /** The same by Bulma's other name: `is-selected`, with `aria-current="page"`. */
  selected?: boolean;
  /** Takes the free space: `is-expanded`. */
  expanded?: boolean;
  /** A line below, under the pointer and for the current page: `is-tab`. */
  tab?: boolean;
  /** Holds a `NavbarLink` and a `NavbarDropdown`, and is a `div`: `has-dropdown`. */
  dropdown?: boolean;
  /** Holds a dropdown that opens above the bar: `has-dropdown-up`. */
  dropdownUp?: boolean;
  /** Shows the dropdown under the pointer or the focus too, until the reader presses Escape: `is-hoverable`. */
  hoverable?: boolean;
  /** Whether the dropdown is shown: `is-active`. Give `onOpenChange` too, or the `NavbarLink` does nothing. */
  open?: boolean;
  /**
   * Whether the dropdown is shown at first, if the item keeps its own state.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean;
  /** Called when the reader opens or closes the dropdown. */
  onOpenChange?: (open: boolean) => void;
}

const itemModifiers = {
  active: 'is-active',
  selected: 'is-selected',
  expanded: 'is-expanded',
  tab: 'is-tab',
  dropdown: 'has-dropdown',
  dropdownUp: 'has-dropdown-up',
  hoverable: 'is-hoverable',
  open: 'is-active',
} satisfies OwnModifiers<NavbarItemProps, 'defaultOpen' | 'onOpenChange'>;

/**
 * One item of the bar or of a dropdown: `navbar-item`, a link, or with `as` a router's link or a `div` around anything.
 */
export function NavbarItem<Element extends ElementType = 'a'>(
  props: PolymorphicProps<Element, NavbarItemProps>,
) {
  const Item = props.dropdown || props.dropdownUp ? ItemWithDropdown : PlainItem;
  return <Item {...props} />;
}

function PlainItem({ as, ...props }: PolymorphicProps<ElementType, NavbarItemProps>) {
  const Root: ElementType = as ?? 'a';
  const isCurrent = Root !== 'div' && (props.active || props.selected);
  return (
    <Root
      type={buttonType(Root)}
      aria-current={isCurrent ? 'page' : undefined}
      {...useBulmaClasses(props, 'navbar-item', itemModifiers)}
    />
  );
}

type ItemWithDropdownProps = ElementProps<'div', NavbarItemProps & { as?: ElementType }>;

function ItemWithDropdown({
  as,
  open,
  defaultOpen,
  onOpenChange,
  onClick,
  onKeyDown,
  ref,
  ...props
}: ItemWithDropdownProps) {
  const Root: ElementType = as ?? 'div';
  const { hoverable } = props;
  const { disclosure, root, classProps, onChoice, onKey } = useNavbarItem({
    open,
    defaultOpen,
    onOpenChange,
    hoverable,
    ref,
  });
  return (
    <ItemContext value={disclosure}>
      <Root
        {...useBulmaClasses({ ...props, ...classProps }, 'navbar-item', itemModifiers)}
        ref={root}
        onClick={chain(onClick, onChoice)}
        onKeyDown={chain(onKeyDown, onKey)}
      />
    </ItemContext>
  );
}

/** Props of {@link NavbarLink}. */
export interface NavbarLinkProps extends BulmaClassesProps {
  /** No arrow after the text: `is-arrowless`. */
  arrowless?: boolean;
  /** Marks the current section: `is-active`. */
  active?: boolean;
  /** The same by Bulma's other name: `is-selected`. */
  selected?: boolean;
}

const linkModifiers = {
  arrowless: 'is-arrowless',
  active: 'is-active',
  selected: 'is-selected',
} satisfies OwnModifiers<NavbarLinkProps>;

/**
 * The text that a dropdown belongs to: `navbar-link`.
 *
 * Without `href` it has the role and the keys of a button, which shows and hides the dropdown. With `href`, or as a
 * router's link, it leads to a page, and the dropdown wants `hoverable`.
 */
export function NavbarLink<Element extends ElementType = 'a'>({
  as,
  onClick,
  onKeyDown,
  ...props
}: PolymorphicProps<Element, NavbarLinkProps>) {
  const Root: ElementType = as ?? 'a';
  const dropdown = useContext(ItemContext);
  const isButton = Root === 'button';
  const isLink = !isButton && (Root !== 'a' || props.href !== undefined);
  const toggle = dropdown && !isLink;
  // What the pointer or the focus shows for now, a press keeps.
  const onPress = () => (dropdown?.open ? dropdown.hide() : dropdown?.setOpen(true));
  return (
    <Root
      {...(isButton && { type: 'button' })}
      {...(toggle && { 'aria-expanded': dropdown.shown, 'aria-controls': dropdown.content.id })}
      {...(toggle && !isButton && { role: 'button', tabIndex: 0 })}
      {...useBulmaClasses(props, 'navbar-link', linkModifiers)}
      onClick={toggle ? chain(onClick, onPress) : onClick}
      onKeyDown={toggle ? chain(onKeyDown, pressByKey) : onKeyDown}
    />
  );
}

/** Props of {@link NavbarDropdown}. */
export interface NavbarDropdownProps extends BulmaClassesProps {
  /** Aligns the dropdown with the right edge of its item: `is-right`. */
  right?: boolean;
  /** A gap above, and round corners: `is-boxed`. */
  boxed?: boolean;
}

const dropdownModifiers = {
  right: 'is-right',
  boxed: 'is-boxed',
} satisfies OwnModifiers<NavbarDropdownProps>;

/** The items below a `NavbarLink`: `navbar-dropdown`. Small screens always show them. */
export function NavbarDropdown(props: ElementProps<'div', NavbarDropdownProps>) {
  const id = useContentId(useContext(ItemContext), props.id);
  return <div {...useBulmaClasses(props, 'navbar-dropdown', dropdownModifiers)} id={id} />;
}

/** Props of {@link NavbarDivider}. */
export interface NavbarDividerProps extends BulmaClassesProps {}

/** A line between two items of a dropdown: `navbar-divider`. */
export function NavbarDivider(props: ElementProps<'hr', NavbarDividerProps>) {
  return <hr {...useBulmaClasses(props, 'navbar-divider')} />;
}
