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
import { moveFocus } from './moveFocus.ts';
import { withId } from './dom.ts';
import { useDisclosure, type Disclosure, type DisclosureProps } from './useDisclosure.ts';
import { useParent } from './requirements.ts';
import { useBothRefs } from './useElement.ts';
import { findTyped, type Typed } from './typeahead.ts';

type Edge = 'first' | 'last';

interface DropdownState extends Disclosure {
  /** Opens the menu and moves the focus to one of its items. */
  openAt: (edge: Edge) => void;
  button: RefObject<HTMLButtonElement | null>;
}

export const DropdownContext = createContext<DropdownState | null>(null);

const itemsOf = (root: Element | null) =>
  [...(root?.querySelectorAll<HTMLElement>('[role^=menuitem]:not(:disabled)') ?? [])].filter(
    (item) => item.getClientRects().length,
  );

const focusItem = (root: Element | null, edge: Edge) =>
  itemsOf(root)
    .at(edge === 'first' ? 0 : -1)
    ?.focus();

/** The state of a dropdown, its element and the props of that. */
export function useDropdown<Props extends DisclosureProps>(props: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const focusOnOpen = useRef<Edge>(null);
  const { disclosure, root, ...rest } = useDisclosure(props, () => button.current);
  const { open, setOpen } = disclosure;
  const openAt = (edge: Edge) => {
    focusOnOpen.current = edge;
    setOpen(true, 'trigger');
  };

  // The items can take the focus only when the menu is shown.
  useEffect(() => {
    if (open && focusOnOpen.current) focusItem(root, focusOnOpen.current);
    focusOnOpen.current = null;
  }, [open, root]);

  const state: DropdownState = { ...disclosure, openAt, button };
  return { state, root, ...rest };
}

/** The state and handlers of the button of a dropdown. */
export function useDropdownButton(ref: Ref<HTMLButtonElement> | undefined) {
  const dropdown = useParent(DropdownContext, 'Dropdown.Button', 'Dropdown');
  const { open, setOpen, hide, openAt, button, content } = dropdown;
  const takeButton = useBothRefs(ref, button);

  const onPress = (event: MouseEvent) => {
    if (open) return hide('trigger');
    // Enter, Space and screen readers click without a pointer, and the user continues with the keyboard.
    if (event.detail === 0) return openAt('first');
    setOpen(true, 'trigger');
  };
  const onArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (isOff(event.currentTarget)) return;
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const edge = event.key === 'ArrowDown' ? 'first' : 'last';
    if (open) focusItem(withId(content.id, event.currentTarget), edge);
    else openAt(edge);
  };
  return { ...dropdown, takeButton, onPress, onArrow };
}

/** The state and handlers of the menu of a dropdown. */
export function useDropdownMenu() {
  const dropdown = useParent(DropdownContext, 'Dropdown.Menu', 'Dropdown');
  const { hide } = dropdown;
  const typed = useRef<Typed>({ text: '', at: 0 });

  const onPress = (event: MouseEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget);
    if (items.some((item) => item.contains(event.target as Node))) hide('item');
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const items = itemsOf(event.currentTarget);
    const focused = items.find((item) => item === event.target);
    // A field inside other content needs these keys itself.
    if (!focused) return;
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
