'use client';

import { useContext, type ElementType } from 'react';
import { Button, type ButtonProps } from '../elements/Button.tsx';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import { chain, chainChoice } from '../internal/chain.ts';
import { FieldContext } from '../internal/field/context.ts';
import { describedByField } from '../internal/field/notes.ts';
import { inactiveIf } from '../internal/disabled.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { OnOpenChange } from '../props/openChange.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import {
  DropdownContext,
  useDropdown,
  useDropdownButton,
  useDropdownMenu,
} from '../internal/useDropdown.ts';
import { useStates } from '../internal/states.ts';
import { LayerContext, openModifiers } from '../internal/useLayer.ts';
import { usePlacement } from '../internal/usePlacement.ts';
import { useOwnId } from '../internal/useSharedId.ts';

/** Props of {@link Dropdown}. */
export interface DropdownProps extends BulmaClassesProps {
  /** Whether the menu is open. Pass `onOpenChange` too, or the button does nothing. */
  open?: boolean | undefined;
  /**
   * Whether the menu is open at first, if the dropdown is uncontrolled.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called when the user opens or closes the menu, with the reason: the button (`trigger`), an item (`item`), Escape
   * (`escape`), or a click or the focus outside (`outside`).
   */
  onOpenChange?: OnOpenChange | undefined;
  /**
   * Whether Escape closes the menu.
   *
   * @defaultValue true
   */
  closeOnEscape?: boolean | undefined;
  /**
   * Whether the menu closes when the user clicks outside or moves the focus there.
   *
   * @defaultValue true
   */
  closeOnOutsidePress?: boolean | undefined;
  /** Shows the menu on hover too, until the user presses Escape. */
  hoverable?: boolean | undefined;
  /** Aligns the menu with the right edge of the button, or with the left one if it doesn't fit. */
  right?: boolean | undefined;
  /** Opens the menu above the button, or below it if it doesn't fit. */
  up?: boolean | undefined;
}

const modifiers = {
  ...openModifiers,
  open: 'is-active',
  hoverable: 'is-hoverable',
  right: 'is-right',
  up: 'is-up',
} satisfies OwnModifiers<DropdownProps>;

/**
 * A button that opens a menu of links or actions below it.
 *
 * It works with a mouse, by touch and with the keyboard. The menu closes when the user selects an item, presses Escape
 * or Tab, clicks outside or moves the focus there.
 *
 * @see [Bulma: dropdown](https://bulma.io/documentation/components/dropdown/)
 * @see [WAI-ARIA: menu button pattern](https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/)
 */
export function Dropdown(props: ElementProps<'div', DropdownProps>) {
  const { state, root, layer, element } = useDropdown(props);
  const placement = usePlacement(state.shown, root, props.up, props.right);
  return (
    <LayerContext value={layer}>
      <DropdownContext value={state}>
        <div {...useBulmaClasses({ ...element, ...placement }, 'dropdown', modifiers)} />
      </DropdownContext>
    </LayerContext>
  );
}

/** Props of {@link DropdownTrigger}. */
export interface DropdownTriggerProps extends BulmaClassesProps {}

/** The container of the button of a dropdown. */
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
  const field = useContext(FieldContext);
  const { disabled } = useStates(field, props);
  const { shown, content, takeButton, onPress, onKey } = useDropdownButton(ref);
  return (
    <Button
      aria-haspopup="true"
      aria-expanded={shown}
      aria-controls={content.id}
      {...props}
      {...describedByField(field, props, false)}
      disabled={disabled}
      ref={takeButton}
      onClick={chain(onClick, onPress)}
      onKeyDown={chain(onKeyDown, onKey)}
    />
  );
}

/** Props of {@link DropdownMenu}. */
export interface DropdownMenuProps extends BulmaClassesProps {}

/**
 * The menu that the button opens.
 *
 * It has the role `menu`, which may contain only items. For other content, set another `role`, such as `"group"`, and
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
    // Controls in the menu aren't those of the field around the dropdown.
    <FieldContext value={null}>
      <div
        role="menu"
        tabIndex={-1}
        {...useBulmaClasses(props, 'dropdown-menu')}
        id={id}
        onClick={chainChoice(onClick, onPress)}
        onKeyDown={chain(onKeyDown, onKey)}
      />
    </FieldContext>
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
  /** Same as `active`, with Bulma's class `is-selected`. */
  selected?: boolean | undefined;
}

const itemModifiers = {
  active: 'is-active',
  selected: 'is-selected',
} satisfies OwnModifiers<DropdownItemProps>;

/**
 * One item of the menu: a link, or with `as` a button or a router's link. With `as="div"`, it is plain content. With
 * `aria-disabled`, it can take the focus but does nothing.
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
  return (
    <Root
      {...item}
      {...useBulmaClasses(props, 'dropdown-item', itemModifiers)}
      {...inactiveIf(props)}
    />
  );
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
