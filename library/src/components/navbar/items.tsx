import { useContext, type ElementType, type ReactElement } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../../helpers/useBulmaClasses.ts';
import { buttonType } from '../../internal/buttonType.ts';
import { chain, chainChoice } from '../../internal/chain.ts';
import { inactiveIf } from '../../internal/disabled.ts';
import type { OwnModifiers } from '../../internal/modifiers.ts';
import type { OnOpenChange } from '../../props/openChange.ts';
import type { ElementProps, PolymorphicProps } from '../../props/polymorphic.ts';
import { pressByKey } from '../../internal/pressByKey.ts';
import { LayerContext, openModifiers } from '../../internal/useLayer.ts';
import { usePlacement } from '../../internal/usePlacement.ts';
import { ItemContext, useContentId } from './context.ts';
import { useNavbarItem } from './useNavbarItem.ts';

/** Props of {@link NavbarItem}. */
export interface NavbarItemProps extends BulmaClassesProps {
  /** Marks the current page, with `aria-current="page"`. */
  active?: boolean | undefined;
  /** Same as `active`, with Bulma's class `is-selected`. */
  selected?: boolean | undefined;
  /** Lets the item fill the free space. */
  expanded?: boolean | undefined;
  /** Draws a line below the item on hover and for the current page. */
  tab?: boolean | undefined;
  /** Makes the item a `div` that contains a `NavbarLink` and a `NavbarDropdown`. */
  dropdown?: boolean | undefined;
  /** Makes the item a `div` that contains a dropdown, which opens above the bar, or below it if it doesn't fit. */
  dropdownUp?: boolean | undefined;
  /** Shows the dropdown on hover and focus too, until the user presses Escape. */
  hoverable?: boolean | undefined;
  /** Whether the dropdown is open. Pass `onOpenChange` too, or the `NavbarLink` does nothing. */
  open?: boolean | undefined;
  /**
   * Whether the dropdown is open at first, if the item is uncontrolled.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when the user opens or closes the dropdown, with the reason: the `NavbarLink` (`trigger`), an item (`item`),
   * Escape (`escape`), or a click or the focus outside (`outside`).
   */
  onOpenChange?: OnOpenChange | undefined;
  /**
   * Whether Escape closes the dropdown.
   *
   * @defaultValue true
   */
  closeOnEscape?: boolean | undefined;
  /**
   * Whether the dropdown closes when the user clicks outside or moves the focus there.
   *
   * @defaultValue true
   */
  closeOnOutsidePress?: boolean | undefined;
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
  // An item without a dropdown ignores what belongs to one.
  ...openModifiers,
} satisfies OwnModifiers<NavbarItemProps>;

/**
 * One item of the bar or of a dropdown: a link, or with `as` a router's link or a `div` for any content.
 */
export function NavbarItem<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', NavbarItemProps, Element>,
) {
  const Item: ElementType = props.dropdown || props.dropdownUp ? ItemWithDropdown : PlainItem;
  return <Item {...props} />;
}

function PlainItem({ as, ...props }: PolymorphicProps<'a', NavbarItemProps>) {
  const Root: ElementType = as ?? 'a';
  const isCurrent = Root !== 'div' && (props.active || props.selected);
  return (
    <Root
      type={buttonType(Root)}
      aria-current={isCurrent ? 'page' : undefined}
      {...useBulmaClasses(props, 'navbar-item', itemModifiers)}
      {...inactiveIf(props)}
    />
  );
}

function ItemWithDropdown({
  as,
  onClick,
  onKeyDown,
  ...props
}: PolymorphicProps<'div', NavbarItemProps>) {
  const Root: ElementType = as ?? 'div';
  const { disclosure, root, layer, element, onChoice, onKey } = useNavbarItem(props);
  usePlacement(disclosure.shown, root, props.dropdownUp);
  return (
    <LayerContext value={layer}>
      <ItemContext value={disclosure}>
        <Root
          {...useBulmaClasses(element, 'navbar-item', itemModifiers)}
          onClick={chainChoice(onClick, onChoice)}
          onKeyDown={chain(onKeyDown, onKey)}
        />
      </ItemContext>
    </LayerContext>
  );
}

/** Props of {@link NavbarLink}. */
export interface NavbarLinkProps extends BulmaClassesProps {
  /** Removes the arrow after the text. */
  arrowless?: boolean | undefined;
  /** Marks the current section. */
  active?: boolean | undefined;
  /** Same as `active`, with Bulma's class `is-selected`. */
  selected?: boolean | undefined;
}

const linkModifiers = {
  arrowless: 'is-arrowless',
  active: 'is-active',
  selected: 'is-selected',
} satisfies OwnModifiers<NavbarLinkProps>;

/**
 * The visible label of a dropdown, which opens it.
 *
 * Without `href`, it has the role and the keyboard behavior of a button that shows and hides the dropdown. With `href`,
 * or as a router's link, it links to a page, and the dropdown needs `hoverable`.
 */
export function NavbarLink<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', NavbarLinkProps, Element>,
): ReactElement;
export function NavbarLink({
  as,
  onClick,
  onKeyDown,
  ...props
}: PolymorphicProps<'a', NavbarLinkProps>) {
  const Root: ElementType = as ?? 'a';
  const dropdown = useContext(ItemContext);
  const isButton = Root === 'button';
  const isLink = !isButton && (Root !== 'a' || props.href !== undefined);
  const toggle = dropdown && !isLink;
  // A click keeps a dropdown open that was shown only by hover or focus.
  const onPress = () =>
    dropdown?.open ? dropdown.hide('trigger') : dropdown?.setOpen(true, 'trigger');
  return (
    <Root
      type={buttonType(Root)}
      {...(toggle && { 'aria-expanded': dropdown.shown, 'aria-controls': dropdown.content.id })}
      {...(toggle && !isButton && { role: 'button', tabIndex: 0 })}
      {...useBulmaClasses(props, 'navbar-link', linkModifiers)}
      onClick={toggle ? chain(onClick, onPress) : onClick}
      onKeyDown={toggle ? chain(onKeyDown, pressByKey) : onKeyDown}
      {...inactiveIf(props)}
    />
  );
}

/** Props of {@link NavbarDropdown}. */
export interface NavbarDropdownProps extends BulmaClassesProps {
  /** Aligns the dropdown with the right edge of its item, or with the left one if it doesn't fit. */
  right?: boolean | undefined;
  /** Adds a gap above the dropdown, and rounds its corners. */
  boxed?: boolean | undefined;
}

const dropdownModifiers = {
  right: 'is-right',
  boxed: 'is-boxed',
} satisfies OwnModifiers<NavbarDropdownProps>;

/** The items below a `NavbarLink`. Small screens always show them. */
export function NavbarDropdown(props: ElementProps<'div', NavbarDropdownProps>) {
  const id = useContentId(useContext(ItemContext), props.id);
  return <div {...useBulmaClasses(props, 'navbar-dropdown', dropdownModifiers)} id={id} />;
}

/** Props of {@link NavbarDivider}. */
export interface NavbarDividerProps extends BulmaClassesProps {}

/** A line between two items of a dropdown. */
export function NavbarDivider(props: ElementProps<'hr', NavbarDividerProps>) {
  return <hr {...useBulmaClasses(props, 'navbar-divider')} />;
}
