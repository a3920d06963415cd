'use client';

import type { ElementType } from 'react';
import { Button, type ButtonProps } from '../elements/Button.tsx';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import { chain } from '../internal/chain.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { OnOpenChange } from '../props/openChange.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import {
  DropdownContext,
  useDropdown,
  useDropdownButton,
  useDropdownMenu,
} from '../internal/useDropdown.ts';
import { usePlacement } from '../internal/usePlacement.ts';
import { useOwnId } from '../internal/useSharedId.ts';

/** Props of {@link Dropdown}. */
export interface DropdownProps extends BulmaClassesProps {
  /** Whether the menu is shown. Give `onOpenChange` too, or the button does nothing. */
  open?: boolean | undefined;
  /**
   * Whether the menu is shown at first, if the dropdown keeps its own state.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when the user opens or closes the menu, with the reason: the button (`trigger`), an item (`item`), Escape
   * (`escape`), or a press or the focus outside (`outside`).
   */
  onOpenChange?: OnOpenChange | undefined;
  /**
   * Whether Escape closes the menu.
   *
   * @defaultValue true
   */
  closeOnEscape?: boolean | undefined;
  /**
   * Whether a press outside, or the focus going there, closes the menu.
   *
   * @defaultValue true
   */
  closeOnOutsidePress?: boolean | undefined;
  /** Shows the menu under the pointer too, until the reader presses Escape. */
  hoverable?: boolean | undefined;
  /** Aligns the menu with the right edge of the button, or with the left one where it does not fit. */
  right?: boolean | undefined;
  /** Shows the menu above the button, or below it where it does not fit. */
  up?: boolean | undefined;
}

const modifiers = {
  open: 'is-active',
  hoverable: 'is-hoverable',
  right: 'is-right',
  up: 'is-up',
} satisfies OwnModifiers<
  DropdownProps,
  'defaultOpen' | 'onOpenChange' | 'closeOnEscape' | 'closeOnOutsidePress'
>;

/**
 * A button with a menu of links or actions, which opens below it and is used by pointer, touch or keyboard.
 *
 * Escape, Tab, and a press or focus outside close the menu, and so does choosing an item.
 *
 * @see [Bulma: dropdown](https://bulma.io/documentation/components/dropdown/)
 * @see [WAI-ARIA: menu button pattern](https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/)
 */
export function Dropdown({
  open,
  defaultOpen,
  onOpenChange,
  closeOnEscape,
  closeOnOutsidePress,
  onPointerDownCapture,
  onFocusCapture,
  ref,
  ...props
}: ElementProps<'div', DropdownProps>) {
  const { hoverable, up, right } = props;
  const { state, root, inside, classProps } = useDropdown({
    open,
    defaultOpen,
    onOpenChange,
    closeOnEscape,
    closeOnOutsidePress,
    hoverable,
    ref,
  });
  const placement = usePlacement(state.shown, root, up, right);
  return (
    <DropdownContext value={state}>
      <div
        {...useBulmaClasses({ ...props, ...classProps, ...placement }, 'dropdown', modifiers)}
        ref={root}
        onPointerDownCapture={chain(onPointerDownCapture, inside.onPointerDownCapture)}
        onFocusCapture={chain(onFocusCapture, inside.onFocusCapture)}
      />
    </DropdownContext>
  );
}

/** Props of {@link DropdownTrigger}. */
export interface DropdownTriggerProps extends BulmaClassesProps {}

/** The place of the button in its dropdown. */
export function DropdownTrigger(props: ElementProps<'div', DropdownTriggerProps>) {
  return <div {...useBulmaClasses(props, 'dropdown-trigger')} />;
}

/** Props of {@link DropdownButton}. */
export interface DropdownButtonProps extends ButtonProps {}

/**
 * The button that opens and closes the menu: a `Button` with `aria-haspopup`, `aria-expanded` and `aria-controls`.
 *
 * @throws If it is not inside a {@link Dropdown}.
 */
export function DropdownButton({
  onClick,
  onKeyDown,
  ref,
  ...props
}: ElementProps<'button', DropdownButtonProps>) {
  const { shown, content, button, onPress, onArrow } = useDropdownButton(ref);
  return (
    <Button
      aria-haspopup="true"
      aria-expanded={shown}
      aria-controls={content.id}
      {...props}
      ref={button}
      onClick={chain(onClick, onPress)}
      onKeyDown={chain(onKeyDown, onArrow)}
    />
  );
}

/** Props of {@link DropdownMenu}. */
export interface DropdownMenuProps extends BulmaClassesProps {}

/**
 * The menu that opens.
 *
 * It has the role of a menu, which holds items only. For other content give another `role`, such as `"group"`, and
 * remove `aria-haspopup` from the button.
 *
 * @throws If it is not inside a {@link Dropdown}.
 */
export function DropdownMenu({
  onClick,
  onKeyDown,
  ...props
}: ElementProps<'div', DropdownMenuProps>) {
  const { content, onPress, onKey } = useDropdownMenu();
  const id = useOwnId(content, props.id);
  return (
    <div
      role="menu"
      tabIndex={-1}
      {...useBulmaClasses(props, 'dropdown-menu')}
      id={id}
      onClick={chain(onClick, onPress)}
      onKeyDown={chain(onKeyDown, onKey)}
    />
  );
}

/** Props of {@link DropdownContent}. */
export interface DropdownContentProps extends BulmaClassesProps {}

/** The box around the items. */
export function DropdownContent(props: ElementProps<'div', DropdownContentProps>) {
  return <div {...useBulmaClasses(props, 'dropdown-content')} />;
}

/** Props of {@link DropdownItem}. */
export interface DropdownItemProps extends BulmaClassesProps {
  /** Marks the item as the current one, with `aria-current`. */
  active?: boolean | undefined;
  /** Does the same as `active`, by Bulma's other name. */
  selected?: boolean | undefined;
}

const itemModifiers = {
  active: 'is-active',
  selected: 'is-selected',
} satisfies OwnModifiers<DropdownItemProps>;

/**
 * One item of the menu: a link, or with `as` a button or a router's link. As a `div` it is plain content.
 */
export function DropdownItem<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'a', DropdownItemProps, Element>) {
  const Root: ElementType = as ?? 'a';
  const item = Root !== 'div' && {
    role: 'menuitem',
    tabIndex: -1,
    type: buttonType(Root),
    'aria-current': props.active || props.selected || undefined,
  };
  return <Root {...item} {...useBulmaClasses(props, 'dropdown-item', itemModifiers)} />;
}

/** Props of {@link DropdownDivider}. */
export interface DropdownDividerProps extends BulmaClassesProps {}

/** A line between two groups of items. */
export function DropdownDivider(props: ElementProps<'hr', DropdownDividerProps>) {
  return <hr {...useBulmaClasses(props, 'dropdown-divider')} />;
}

/** {@link DropdownTrigger} */
Dropdown.Trigger = DropdownTrigger;
/** {@link DropdownButton} */
Dropdown.Button = DropdownButton;
/** {@link DropdownMenu} */
Dropdown.Menu = DropdownMenu;
/** {@link DropdownContent} */
Dropdown.Content = DropdownContent;
/** {@link DropdownItem} */
Dropdown.Item = DropdownItem;
/** {@link DropdownDivider} */
Dropdown.Divider = DropdownDivider;
