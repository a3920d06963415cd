'use client';
import {
  createContext,
  useContext,
  useImperativeHandle,
  useRef,
  type ElementType,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import { moveFocus } from '../internal/moveFocus.ts';
import type { ElementProps, PolymorphicProps } from '../internal/polymorphic.ts';
import { pressByKey } from '../internal/pressByKey.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDismiss } from '../internal/useDismiss.ts';
import { usePageRoom } from '../internal/usePageRoom.ts';
import { useOwnId, useSharedId, type SharedId } from '../internal/useSharedId.ts';
import type { Color, Responsive } from '../props/types.ts';

interface Disclosure {
  open: boolean;
  setOpen: (open: boolean) => void;
  content: SharedId;
}

const NavbarContext = createContext<
  (Disclosure & { burger: RefObject<HTMLElement | null> }) | null
>(null);
const DropdownContext = createContext<Disclosure | null>(null);

/** @inline */
/** Props of {@link Navbar}. */
export interface NavbarProps extends BulmaClassesProps {
  /** Colour: `is-{value}`. */
  color?: Color;
  /** No background under the pointer for items: `is-transparent`. */
  transparent?: boolean;
  /** A shadow below: `has-shadow`. */
  shadow?: boolean;
  /** A padding around, and round corners for items: `is-spaced`. */
  spaced?: boolean;
  /**
   * Stays at an edge of the window, always or on some screens: `is-fixed-{value}`. The page keeps clear of it by
   * `has-navbar-fixed-{value}` on the `html` element.
   */
  fixed?: Responsive<'top' | 'bottom', 'touch' | 'desktop'>;
  /** Whether the menu is shown on small screens. Give `onOpenChange` too, or the burger does nothing. */
  open?: boolean;
  /**
   * Whether the menu is shown on small screens at first, if the navbar keeps its own state.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean;
  /** Called when the reader opens or closes the menu by the burger or Escape. */
  onOpenChange?: (open: boolean) => void;
}

const modifiers = {
  color: 'is',
  transparent: 'is-transparent',
  shadow: 'has-shadow',
  spaced: 'is-spaced',
  fixed: 'is-fixed',
} satisfies OwnModifiers<NavbarProps, 'open' | 'defaultOpen' | 'onOpenChange'>;

/**
 * A bar at the top of a site with its brand, links and dropdowns, which folds into a menu on small screens.
 *
 * Name it with `aria-label`, such as "main navigation".
 *
 * @see [Bulma: navbar](https://bulma.io/documentation/components/navbar/)
 * @see [WAI-ARIA: disclosure navigation](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/)
 */
export function Navbar<Element extends ElementType = 'nav'>({
  as,
  open,
  defaultOpen = false,
  onOpenChange,
  ...props
}: PolymorphicProps<Element, NavbarProps>) {
  const Root: ElementType = as ?? 'nav';
  const [isOpen, setOpen] = useControlled<boolean>(open, defaultOpen, onOpenChange);
  const content = useSharedId();
  const burger = useRef<HTMLElement>(null);

  usePageRoom(props.fixed, props.spaced);
  useDismiss(isOpen, () => {
    setOpen(false);
    burger.current?.focus();
  });

  return (
    <NavbarContext value={{ open: isOpen, setOpen, content, burger }}>
      <Root {...useBulmaClasses(props, 'navbar', modifiers)} />
    </NavbarContext>
  );
}

/** Props of {@link NavbarBrand}. */
export interface NavbarBrandProps extends BulmaClassesProps {}

/** The start of the bar, which small screens show too, for the brand and the burger: `navbar-brand`. */
export function NavbarBrand(props: ElementProps<'div', NavbarBrandProps>) {
  return <div {...useBulmaClasses(props, 'navbar-brand')} />;
}

/** Props of {@link NavbarTabs}. */
export interface NavbarTabsProps extends BulmaClassesProps {}

/** A part of the bar that small screens show too, and that scrolls sideways, for items with `tab`: `navbar-tabs`. */
export function NavbarTabs(props: ElementProps<'div', NavbarTabsProps>) {
  return <div {...useBulmaClasses(props, 'navbar-tabs')} />;
}

/** Props of {@link NavbarBurger}. */
export interface NavbarBurgerProps extends BulmaClassesProps {
  /**
   * Whether the burger is a cross: `is-active`, with `aria-expanded`.
   *
   * @defaultValue whether the menu of the navbar is open
   */
  active?: boolean;
}

const activeModifier = { active: 'is-active' } satisfies OwnModifiers<NavbarBurgerProps>;

/**
 * The button that shows and hides the menu on small screens: `navbar-burger`. It is named "menu" for screen readers.
 *
 * It is a link with the role and the keys of a button, as in Bulma; with `as="button"`, it is a button.
 */
export function NavbarBurger<Element extends ElementType = 'a'>({
  as,
  active,
  onClick,
  onKeyDown,
  ref,
  ...props
}: PolymorphicProps<Element, NavbarBurgerProps>) {
  const Root: ElementType = as ?? 'a';
  const navbar = useContext(NavbarContext);
  const isOpen = active ?? navbar?.open ?? false;
  const root = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLElement, []);
  useImperativeHandle(navbar?.burger, () => root.current as HTMLElement, []);

  return (
    <Root
      {...(Root === 'button' ? { type: 'button' } : { role: 'button', tabIndex: 0 })}
      aria-label="menu"
      aria-expanded={isOpen}
      aria-controls={navbar?.content.id}
      {...useBulmaClasses({ ...props, active: isOpen }, 'navbar-burger', activeModifier)}
      ref={root}
      onClick={chain(onClick, () => navbar?.setOpen(!isOpen))}
      onKeyDown={chain(onKeyDown, pressByKey)}
    >
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
      <span aria-hidden="true" />
    </Root>
  );
}

/** Props of {@link NavbarMenu}. */
export interface NavbarMenuProps extends BulmaClassesProps {
  /**
   * Whether small screens show the menu: `is-active`.
   *
   * @defaultValue whether the navbar is open
   */
  active?: boolean;
}

/** The rest of the bar, which small screens show only while it is open: `navbar-menu`. */
export function NavbarMenu({ active, ...props }: ElementProps<'div', NavbarMenuProps>) {
  const navbar = useContext(NavbarContext);
  const id = useContentId(navbar, props.id);
  const withActive = { ...props, active: active ?? navbar?.open };
  return <div {...useBulmaClasses(withActive, 'navbar-menu', activeModifier)} id={id} />;
}

const nobody: SharedId = { id: '', setOwn: () => {} };

/** The id of what a button shows and hides, if there is such a button. */
function useContentId(disclosure: Disclosure | null, own: string | undefined) {
  return useOwnId(disclosure?.content ?? nobody, own) || undefined;
}

/** Props of {@link NavbarStart}. */
export interface NavbarStartProps extends BulmaClassesProps {}

/** The items next to the brand: `navbar-start`. */
export function NavbarStart(props: ElementProps<'div', NavbarStartProps>) {
  return <div {...useBulmaClasses(props, 'navbar-start')} />;
}

/** Props of {@link NavbarEnd}. */
export interface NavbarEndProps extends BulmaClassesProps {}

/** The items at the end of the bar: `navbar-end`. */
export function NavbarEnd(props: ElementProps<'div', NavbarEndProps>) {
  return <div {...useBulmaClasses(props, 'navbar-end')} />;
}

/** Props of {@link NavbarContent}. */
export interface NavbarContentProps extends BulmaClassesProps {}

/** A part that takes the free space: `navbar-content`. */
export function NavbarContent(props: ElementProps<'div', NavbarContentProps>) {
  return <div {...useBulmaClasses(props, 'navbar-content')} />;
}

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
  /** Shows the dropdown under the pointer and while the focus is in it: `is-hoverable`. */
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
      aria-current={isCurrent ? 'page' : undefined}
      {...useBulmaClasses(props, 'navbar-item', itemModifiers)}
    />
  );
}

const linkOf = (item: Element | null) => item?.querySelector<HTMLElement>('.navbar-link');
const CHOICES = '.navbar-dropdown :is(a, button)';

type ItemWithDropdownProps = ElementProps<'div', NavbarItemProps & { as?: ElementType }>;

function ItemWithDropdown({
  as,
  open,
  defaultOpen = false,
  onOpenChange,
  onClick,
  onKeyDown,
  ref,
  ...props
}: ItemWithDropdownProps) {
  const Root: ElementType = as ?? 'div';
  const [isOpen, setOpen] = useControlled<boolean>(open, defaultOpen, onOpenChange);
  const content = useSharedId();
  const root = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  useDismiss(
    isOpen,
    (by) => {
      setOpen(false);
      if (by === 'escape') linkOf(root.current)?.focus();
    },
    root,
  );

  const onChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest(CHOICES)) setOpen(false);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const choices = [...event.currentTarget.querySelectorAll<HTMLElement>(CHOICES)].filter(
      (choice) => choice.tabIndex >= 0,
    );
    const onLink = event.target === linkOf(event.currentTarget);
    if (onLink && !isOpen && event.key === 'ArrowDown') {
      event.preventDefault();
      return setOpen(true);
    }
    // A field in the dropdown needs these keys for itself.
    if ((onLink && isOpen) || choices.includes(event.target as HTMLElement)) {
      moveFocus(event, choices, 'vertical');
    }
  };

  return (
    <DropdownContext value={{ open: isOpen, setOpen, content }}>
      <Root
        {...useBulmaClasses({ ...props, open: isOpen }, 'navbar-item', itemModifiers)}
        ref={root}
        onClick={chain(onClick, onChoice)}
        onKeyDown={chain(onKeyDown, onKey)}
      />
    </DropdownContext>
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
  const dropdown = useContext(DropdownContext);
  const isButton = Root === 'button';
  const isLink = !isButton && (Root !== 'a' || props.href !== undefined);
  const toggle = dropdown && !isLink;
  return (
    <Root
      {...(isButton && { type: 'button' })}
      {...(toggle && { 'aria-expanded': dropdown.open, 'aria-controls': dropdown.content.id })}
      {...(toggle && !isButton && { role: 'button', tabIndex: 0 })}
      {...useBulmaClasses(props, 'navbar-link', linkModifiers)}
      onClick={toggle ? chain(onClick, () => dropdown.setOpen(!dropdown.open)) : onClick}
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
  const id = useContentId(useContext(DropdownContext), props.id);
  return <div {...useBulmaClasses(props, 'navbar-dropdown', dropdownModifiers)} id={id} />;
}

/** Props of {@link NavbarDivider}. */
export interface NavbarDividerProps extends BulmaClassesProps {}

/** A line between two items of a dropdown: `navbar-divider`. */
export function NavbarDivider(props: ElementProps<'hr', NavbarDividerProps>) {
  return <hr {...useBulmaClasses(props, 'navbar-divider')} />;
}

/** {@link NavbarBrand} */
Navbar.Brand = NavbarBrand;
/** {@link NavbarTabs} */
Navbar.Tabs = NavbarTabs;
/** {@link NavbarBurger} */
Navbar.Burger = NavbarBurger;
/** {@link NavbarMenu} */
Navbar.Menu = NavbarMenu;
/** {@link NavbarStart} */
Navbar.Start = NavbarStart;
/** {@link NavbarEnd} */
Navbar.End = NavbarEnd;
/** {@link NavbarContent} */
Navbar.Content = NavbarContent;
/** {@link NavbarItem} */
Navbar.Item = NavbarItem;
/** {@link NavbarLink} */
Navbar.Link = NavbarLink;
/** {@link NavbarDropdown} */
Navbar.Dropdown = NavbarDropdown;
/** {@link NavbarDivider} */
Navbar.Divider = NavbarDivider;
