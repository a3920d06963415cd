import {
  createContext,
  useEffect,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type Ref,
  type RefObject,
} from 'react';
import { isOff } from './disabled.ts';
import { itemsOf } from './itemsOf.ts';
import { keepFocus } from './keepFocus.ts';
import { isShortcut, moveFocus } from './moveFocus.ts';
import { withId } from './dom.ts';
import { useDisclosure, type Disclosure, type DisclosureProps } from './useDisclosure.ts';
import { useParent } from './requirements.ts';
import { useBothRefs } from './useElement.ts';
import { findTyped, type Typed } from './typeahead.ts';

type Edge = 'first' | 'last';

interface DropdownState extends Disclosure {
  /** Opens the menu and moves the focus to one of its items, unless `edge` is `null`. */
  openAt: (edge: Edge | null) => void;
  button: RefObject<HTMLButtonElement | null>;
}

export const DropdownContext = createContext<DropdownState | null>(null);

const ITEMS = '[role^=menuitem]';

const focusItem = (root: Element | null, edge: Edge) =>
  itemsOf(root, ITEMS)
    .at(edge === 'first' ? 0 : -1)
    ?.focus();

/** Whether the user still holds down the key that opened the menu or selected an item. */
const isHeld = ({ key, repeat }: KeyboardEvent) => repeat && (key === 'Enter' || key === ' ');

/** The state of a dropdown, its element and the props of that. */
export function useDropdown<Props extends DisclosureProps>(props: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const focusOnOpen = useRef<Edge>(null);
  const { disclosure, root, ...rest } = useDisclosure(props, () => button.current);
  const { open, setOpen, content } = disclosure;
  const openAt = (edge: Edge | null) => {
    focusOnOpen.current = edge;
    setOpen(true, 'trigger');
  };

  // The items can take the focus only when the menu is shown.
  useEffect(() => {
    if (open && focusOnOpen.current) focusItem(root, focusOnOpen.current);
    focusOnOpen.current = null;
    const menu = root && withId(content.id, root);
    return open && menu ? keepFocus(menu) : undefined;
  }, [open, root, content.id]);

  const state: DropdownState = { ...disclosure, openAt, button };
  return { state, root, ...rest };
}

/** The state and handlers of the button of a dropdown. */
export function useDropdownButton(ref: Ref<HTMLButtonElement> | undefined) {
  const dropdown = useParent(DropdownContext, 'Dropdown.Button', 'Dropdown');
  const { open, hide, openAt, button, content } = dropdown;
  const takeButton = useBothRefs(ref, button);

  const onPress = (event: MouseEvent) => {
    if (open) return hide('trigger');
    // Enter, Space and screen readers click without a pointer, and the user continues with the keyboard.
    openAt(event.detail === 0 ? 'first' : null);
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isHeld(event)) return event.preventDefault();
    if (isOff(event.currentTarget) || isShortcut(event)) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const edge = event.key === 'ArrowDown' ? 'first' : 'last';
    if (open) focusItem(withId(content.id, event.currentTarget), edge);
    else openAt(edge);
  };
  return { ...dropdown, takeButton, onPress, onKey };
}

/** The state and handlers of the menu of a dropdown. */
export function useDropdownMenu() {
  const dropdown = useParent(DropdownContext, 'Dropdown.Menu', 'Dropdown');
  const { hide } = dropdown;
  const typed = useRef<Typed>({ text: '', at: 0 });

  const onPress = (event: MouseEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget, ITEMS);
    if (items.some((item) => item.contains(event.target as Node))) hide('item');
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget, ITEMS);
    const focused = event.target as HTMLElement;
    // A field inside other content needs these keys itself. The menu has the focus if its item is gone.
    if (!items.includes(focused) && !focused.matches('[tabindex="-1"]')) return;
    if (isHeld(event)) return event.preventDefault();
    moveFocus(event, items, 'vertical');
    findTyped(typed.current, event, items)?.focus();
    // Hiding the menu moves the focus to the button, and from there Tab leaves the whole dropdown.
    if (event.key === 'Tab') hide('outside');
    // A link doesn't react to Space, and without `href` not even to Enter. With `href`, the browser handles Ctrl and
    // Cmd.
    const isEnter = event.key === 'Enter' && !focused.matches('a[href]');
    if (!event.defaultPrevented && (isEnter || event.key === ' ')) {
      event.preventDefault();
      focused.click();
    }
  };
  return { ...dropdown, onPress, onKey };
}
