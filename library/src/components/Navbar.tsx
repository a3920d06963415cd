'use client';

import { useContext, useImperativeHandle, useRef, type ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../internal/polymorphic.ts';
import { pressByKey } from '../internal/pressByKey.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDismiss } from '../internal/useDismiss.ts';
import { useNavbarFixedClasses } from '../internal/useNavbarFixedClasses.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { useSharedId } from '../internal/useSharedId.ts';
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
  color?: Color;
  /** Gives items no background under the pointer. */
  transparent?: boolean;
  /** Draws a shadow below the bar. */
  shadow?: boolean;
  /** Adds padding around the bar, and gives its items round corners. */
  spaced?: boolean;
  /**
   * Keeps the bar at an edge of the window, always or on some screens. It does not cover the content of the page, which
   * gets `has-navbar-fixed-{value}` on its `html` element.
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

  useNavbarFixedClasses(props.fixed, props.spaced);
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

/** The start of the bar, which small screens show too, for the brand and the burger. */
export function NavbarBrand(props: ElementProps<'div', NavbarBrandProps>) {
  return <div {...useBulmaClasses(props, 'navbar-brand')} />;
}

/** Props of {@link NavbarTabs}. */
export interface NavbarTabsProps extends BulmaClassesProps {}

/** A part of the bar that small screens show too, and that scrolls sideways, for items with `tab`. */
export function NavbarTabs(props: ElementProps<'div', NavbarTabsProps>) {
  return <div {...useBulmaClasses(props, 'navbar-tabs')} />;
}

/** Props of {@link NavbarBurger}. */
export interface NavbarBurgerProps extends BulmaClassesProps {
  /**
   * Whether the burger is drawn as a cross, with `aria-expanded`.
   *
   * @defaultValue whether the menu of the navbar is open
   */
  active?: boolean;
}

const activeModifier = { active: 'is-active' } satisfies OwnModifiers<NavbarBurgerProps>;

/**
 * The button that shows and hides the menu on small screens. It is named "menu" for screen readers.
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
  const root = useOwnRef<HTMLElement>(ref);
  useImperativeHandle(navbar?.burger, () => root.current as HTMLElement, [root]);

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
   * Whether small screens show the menu.
   *
   * @defaultValue whether the navbar is open
   */
  active?: boolean;
}

/** The rest of the bar, which small screens show only while it is open. */
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

/** A part of the bar that takes the free space. */
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
