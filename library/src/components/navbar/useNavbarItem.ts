import type { KeyboardEvent, MouseEvent } from 'react';
import { isOff } from '../../internal/disabled.ts';
import { itemsOf } from '../../internal/itemsOf.ts';
import { isShortcut, moveFocus } from '../../internal/moveFocus.ts';
import { useDisclosure, type DisclosureProps } from '../../internal/useDisclosure.ts';

const CHOICES = '.navbar-dropdown :is(a, button)';
const linkOf = (item: Element) => item.querySelector<HTMLElement>('.navbar-link');

/** The state of an item with a dropdown, and its handlers for pointer and keyboard. */
export function useNavbarItem<Props extends DisclosureProps>(props: Props) {
  const { disclosure, ...rest } = useDisclosure(props, linkOf, true);
  const { shown, setOpen, hide } = disclosure;

  const onChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest(CHOICES)) hide('item');
  };
  const onKey = (event: KeyboardEvent<HTMLElement>) => {
    const choices = itemsOf(event.currentTarget, CHOICES).filter(({ tabIndex }) => tabIndex >= 0);
    const target = event.target as HTMLElement;
    const onLink = target === linkOf(event.currentTarget) && !isOff(target);
    if (onLink && !shown && event.key === 'ArrowDown' && !isShortcut(event)) {
      event.preventDefault();
      return setOpen(true, 'trigger');
    }
    // A field in the dropdown needs these keys for itself.
    if ((onLink && shown) || choices.includes(target)) {
      moveFocus(event, choices, 'vertical');
    }
  };
  return { disclosure, ...rest, onChoice, onKey };
}
