import type { ElementType, MouseEventHandler, RefObject } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { CloseButton } from '../internal/CloseButton.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Notification}. */
export interface NotificationProps extends BulmaClassesProps {
  /** Color of the notification. Bulma's `dark` is hard to read in light mode, and its `light` in dark mode. */
  color?: Color | undefined;
  /** Takes the light tone of the color. */
  light?: boolean | undefined;
  /** Takes the dark tone of the color. */
  dark?: boolean | undefined;
  /**
   * Called when the user presses the close button, which is there only if you give this. Remove the notification then, and say
   * with `finalFocus` where the user goes on.
   */
  onClose?: MouseEventHandler<HTMLButtonElement> | undefined;
  /**
   * Name of the close button for screen readers.
   *
   * @defaultValue 'Close'
   */
  closeLabel?: string | undefined;
  /** What takes the focus when the notification goes away while the focus is in it. Without this, the page loses the focus. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const modifiers = {
  color: 'is',
  light: 'is-light',
  dark: 'is-dark',
} satisfies OwnModifiers<NotificationProps, 'onClose' | 'closeLabel' | 'finalFocus'>;

/**
 * A coloured block that draws attention to a message, with a button to close it if you like.
 *
 * One that is on the page from the start is plain content. One that appears later is announced by screen readers if it
 * has a role: `role="status"` waits until the reader is idle, `role="alert"` interrupts, for errors and warnings. A
 * status is announced reliably only if its element was there, empty, before its text came.
 *
 * @see [Bulma: notification](https://bulma.io/documentation/elements/notification/)
 */
export function Notification<Element extends ElementType = ElementType>({
  as,
  onClose,
  closeLabel,
  finalFocus,
  children,
  ...props
}: PolymorphicProps<'div', NotificationProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root {...useBulmaClasses(props, 'notification', modifiers)}>
      {onClose && <CloseButton {...{ closeLabel, finalFocus }} onClick={onClose} />}
      {children}
    </Root>
  );
}
