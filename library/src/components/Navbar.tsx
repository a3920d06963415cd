'use client';

import {
  useContext,
  useRef,
  type ElementType,
  type ReactElement,
  type MouseEvent,
  type MouseEventHandler,
} from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import { useLabel } from '../internal/labels.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { OnOpenChange } from '../props/openChange.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import { pressByKey } from '../internal/pressByKey.ts';
import { useDisclosure } from '../internal/useDisclosure.ts';
import { useBothRefs } from '../internal/useElement.ts';
import { openModifiers } from '../internal/useLayer.ts';
import { useNavbarFixedClasses } from '../internal/useNavbarFixedClasses.ts';
import type { Color, Responsive } from '../props/types.ts';
import { NavbarContext, useContentId } from './navbar/context.ts';
import { NavbarDivider, NavbarDropdown, NavbarItem, NavbarLink } from './navbar/items.tsx';

export { NavbarDivider, NavbarDropdown, NavbarItem, NavbarLink };
export type {
  NavbarDividerProps,
  NavbarDropdownProps,
  NavbarItemProps,
  NavbarLinkProps,
} from './navbar/items.tsx';

/** Props of {@link Navbar}. */
export interface NavbarProps extends BulmaClassesProps {
  /** Color of the bar. */
  color?: Color | undefined;
  /** Fills the background of links in dropdowns, on desktop and wider screens. Bulma 1.0 has no other rule for it. */
  transparent?: boolean | undefined;
  /** Adds a shadow below the bar. */
  shadow?: boolean | undefined;
  /** Adds padding around the bar, and rounds the corners of its items. */
  spaced?: boolean | undefined;
  /**
   * Keeps the bar at the top or bottom of the window, always or on some screens. It doesn't cover the content of the
   * page: the `html` element gets the class `has-navbar-fixed-{value}`, which makes room for it, and a `scroll-padding`,
   * unless your styles set one, so the targets of links aren't hidden behind it.
   */
  fixed?: Responsive<'top' | 'bottom', 'touch' | 'desktop'> | undefined;
  /** Whether the menu is open on small screens. Pass `onOpenChange` too, or the burger does nothing. */
  open?: boolean | undefined;
  /**
   * Whether the menu is open on small screens at first, if the navbar is uncontrolled.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when the user opens or closes the menu, with the reason: the burger (`trigger`), a click on a link in the
   * menu (`item`), Escape (`escape`), or a click or the focus outside the bar (`outside`).
   */
  onOpenChange?: OnOpenChange | undefined;
  /**
   * Whether Escape closes the menu.
   *
   * @defaultValue true
   */
  closeOnEscape?: boolean | undefined;
  /**
   * Whether the menu closes when the user clicks outside the bar or moves the focus there.
   *
   * @defaultValue true
   */
  closeOnOutsidePress?: boolean | undefined;
}

const modifiers = {
  color: 'is',
  transparent: 'is-transparent',
  shadow: 'has-shadow',
  spaced: 'is-spaced',
  fixed: 'is-fixed',
  ...openModifiers,
  // Only the burger and the menu show it.
  open: '',
} satisfies OwnModifiers<NavbarProps>;

/** Links that navigate, including to another place on the page. */
const FOLLOWED = '.navbar-menu a[href]';

/**
 * A bar at the top of a site with its brand, links and dropdowns, which collapses into a menu on small screens.
 *
 * Set its name with `aria-label`, such as "main navigation".
 *
 * @see [Bulma: navbar](https://bulma.io/documentation/components/navbar/)
 * @see [WAI-ARIA: disclosure navigation](https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/examples/disclosure-navigation/)
 */
export function Navbar<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'nav', NavbarProps, Element>,
): ReactElement;
export function Navbar({ as, onClick, ...props }: PolymorphicProps<'nav', NavbarProps>) {
  const Root: ElementType = as ?? 'nav';
  const burger = useRef<HTMLElement>(null);
  const { disclosure, root, element } = useDisclosure(props, () => burger.current);

  useNavbarFixedClasses(root, props.fixed, props.spaced);
  const onFollow = (event: MouseEvent) => {
    const theirs: MouseEventHandler | undefined = onClick;
    theirs?.(event);
    // A router's link prevents the default and navigates by itself, so `defaultPrevented` doesn't matter here.
    if ((event.target as HTMLElement).closest(FOLLOWED)) disclosure.setOpen(false, 'item');
  };

  return (
    <NavbarContext value={{ ...disclosure, burger }}>
      <Root {...useBulmaClasses(element, 'navbar', modifiers)} onClick={onFollow} />
    </NavbarContext>
  );
}

/** Props of {@link NavbarBrand}. */
export interface NavbarBrandProps extends BulmaClassesProps {}

/** The start of the bar, for the brand and the burger. Small screens show it too. */
export function NavbarBrand(props: ElementProps<'div', NavbarBrandProps>) {
  return <div {...useBulmaClasses(props, 'navbar-brand')} />;
}

/** Props of {@link NavbarTabs}. */
export interface NavbarTabsProps extends BulmaClassesProps {}

/** A part of the bar for items with `tab`. Small screens show it too, and it scrolls sideways. */
export function NavbarTabs(props: ElementProps<'div', NavbarTabsProps>) {
  return <div {...useBulmaClasses(props, 'navbar-tabs')} />;
}

/** Props of {@link NavbarBurger}. */
export interface NavbarBurgerProps extends BulmaClassesProps {
  /**
   * Whether the burger is drawn as an X. It also sets `aria-expanded`.
   *
   * @defaultValue whether the menu of the navbar is open
   */
  active?: boolean | undefined;
}

const activeModifier = { active: 'is-active' } satisfies OwnModifiers<NavbarBurgerProps>;

/**
 * The button that shows and hides the menu on small screens. Its name for screen readers is "menu".
 *
 * It is a link with the role and the keyboard behavior of a button, as in Bulma. With `as="button"`, it is a real
 * button.
 */
export function NavbarBurger<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', NavbarBurgerProps, Element>,
): ReactElement;
export function NavbarBurger({
  as,
  active,
  onClick,
  onKeyDown,
  ref,
  ...props
}: PolymorphicProps<'a', NavbarBurgerProps>) {
  const Root: ElementType = as ?? 'a';
  const navbar = useContext(NavbarContext);
  const isOpen = active ?? navbar?.open ?? false;

  return (
    <Root
      {...(Root === 'button' ? { type: 'button' } : { role: 'button', tabIndex: 0 })}
      aria-label={useLabel('menu')}
      aria-expanded={isOpen}
      aria-controls={navbar?.content.id}
      {...useBulmaClasses({ ...props, active: isOpen }, 'navbar-burger', activeModifier)}
      ref={useBothRefs<HTMLElement>(ref, navbar?.burger)}
      onClick={chain(onClick, () => navbar?.setOpen(!isOpen, 'trigger'))}
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
   * Whether the menu is visible on small screens.
   *
   * @defaultValue whether the navbar is open
   */
  active?: boolean | undefined;
}

/** The rest of the bar. Small screens show it only while it is open. */
export function NavbarMenu({ active, ...props }: ElementProps<'div', NavbarMenuProps>) {
  const navbar = useContext(NavbarContext);
  const id = useContentId(navbar, props.id);
  const withActive = { ...props, active: active ?? navbar?.open };
  return <div {...useBulmaClasses(withActive, 'navbar-menu', activeModifier)} id={id} />;
}

/** Props of {@link NavbarStart}. */
export interface NavbarStartProps extends BulmaClassesProps {}

/** The items next to the brand. */
export function NavbarStart(props: ElementProps<'div', NavbarStartProps>) {
  return <div {...useBulmaClasses(props, 'navbar-start')} />;
}

/** Props of {@link NavbarEnd}. */
export interface NavbarEndProps extends BulmaClassesProps {}

/** The items at the end of the bar. */
export function NavbarEnd(props: ElementProps<'div', NavbarEndProps>) {
  return <div {...useBulmaClasses(props, 'navbar-end')} />;
}

/** Props of {@link NavbarContent}. */
export interface NavbarContentProps extends BulmaClassesProps {}

/** A part of the bar that fills the free space. */
export function NavbarContent(props: ElementProps<'div', NavbarContentProps>) {
  return <div {...useBulmaClasses(props, 'navbar-content')} />;
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
