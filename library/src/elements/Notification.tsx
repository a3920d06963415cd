import type { ElementType, MouseEventHandler } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';
import type { Color } from '../props/types.ts';
import { Delete } from './Delete.tsx';

/** Props of {@link Notification}. */
export interface NotificationProps extends BulmaClassesProps {
  /** Color of the notification. Bulma's `dark` is hard to read in light mode, and its `light` in dark mode. */
  color?: Color;
  /** Takes the light tone of the color. */
  light?: boolean;
  /** Takes the dark tone of the color. */
  dark?: boolean;
  /**
   * Called when the reader presses the close button, which is there only if you give this. Remove the notification, and
   * move the focus to where the reader goes on, since the button that has it goes away too.
   */
  onClose?: MouseEventHandler<HTMLButtonElement>;
  /**
   * Name of the close button for screen readers.
   *
   * @defaultValue 'Close'
   */
  closeLabel?: string;
}

const modifiers = {
  color: 'is',
  light: 'is-light',
  dark: 'is-dark',
} satisfies OwnModifiers<NotificationProps, 'onClose' | 'closeLabel'>;

/**
 * A coloured block that draws attention to a message, with a button to close it if you like.
 *
 * One that is on the page from the start is plain content. One that appears later is announced by screen readers if it
 * has a role: `role="status"` waits until the reader is idle, `role="alert"` interrupts, for errors and warnings. A
 * status is announced reliably only if its element was there, empty, before its text came.
 *
 * @see [Bulma: notification](https://bulma.io/documentation/elements/notification/)
 */
export function Notification<Element extends ElementType = 'div'>({
  as,
  onClose,
  closeLabel = 'Close',
  children,
  ...props
}: PolymorphicProps<Element, NotificationProps>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root {...useBulmaClasses(props, 'notification', modifiers)}>
      {onClose && <Delete aria-label={closeLabel} onClick={onClose} />}
      {children}
    </Root>
  );
}
