import type { ElementType, MouseEventHandler, RefObject } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { CloseButton } from '../internal/CloseButton.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Notification}. */
export interface NotificationProps extends BulmaClassesProps {
  /** Color of the notification. In Bulma's colors, `dark` is hard to read in light mode, and `light` in dark mode. */
  color?: Color | undefined;
  /** Uses the light tone of the color. */
  light?: boolean | undefined;
  /** Uses the dark tone of the color. */
  dark?: boolean | undefined;
  /**
   * Called when the user clicks the close button, which is shown only if you set this prop. Remove the notification
   * then, and set `finalFocus` to the element where the user continues.
   */
  onClose?: MouseEventHandler<HTMLButtonElement> | undefined;
  /**
   * Name of the close button for screen readers.
   *
   * @defaultValue 'Close'
   */
  closeLabel?: string | undefined;
  /**
   * The element that gets the focus if you remove the notification while the focus is in it. Without it, the focus is
   * lost.
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const modifiers = {
  color: 'is',
  light: 'is-light',
  dark: 'is-dark',
} satisfies OwnModifiers<NotificationProps, 'onClose' | 'closeLabel' | 'finalFocus'>;

/**
 * A colored block that draws attention to a message, with an optional close button.
 *
 * A notification that is on the page from the start is plain content. Screen readers announce one that appears later if
 * it has a role: `role="status"` waits for a pause, and `role="alert"` interrupts, for errors and warnings. A status is
 * announced reliably only if its element was already on the page, empty, before you add the text.
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
