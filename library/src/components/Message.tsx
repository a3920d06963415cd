import type { ElementType, MouseEventHandler, RefObject } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { CloseButton, CloseButtonSize } from '../internal/CloseButton.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Message}. */
export interface MessageProps extends BulmaClassesProps {
  /** Color of the message. */
  color?: Color | undefined;
  /** Size of the text and of the close button. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const modifiers = { color: 'is', size: 'is' } satisfies OwnModifiers<MessageProps>;

/**
 * A colored block that sets a part of the text apart, with an optional header and body.
 *
 * A message that is on the page from the start is plain content. Screen readers announce one that appears later if it
 * is a `div` with a role: `role="status"` waits for a pause, and `role="alert"` interrupts, for errors and warnings. An
 * `article` may have neither role.
 *
 * @see [Bulma: message](https://bulma.io/documentation/components/message/)
 */
export function Message<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'article', MessageProps, Element>) {
  const Root: ElementType = as ?? 'article';
  return (
    <CloseButtonSize size={props.size}>
      <Root {...useBulmaClasses(props, 'message', modifiers)} />
    </CloseButtonSize>
  );
}

/** Props of {@link MessageHeader}. */
export interface MessageHeaderProps extends BulmaClassesProps {
  /**
   * Called when the user clicks the close button, which is shown only if you set this prop. Remove the message then,
   * and set `finalFocus` to the element where the user continues.
   */
  onClose?: MouseEventHandler<HTMLButtonElement> | undefined;
  /**
   * Name of the close button for screen readers.
   *
   * @defaultValue 'Close'
   */
  closeLabel?: string | undefined;
  /**
   * The element that gets the focus if you remove the message while the focus is in it. Without it, the focus is lost.
   */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The bar above the body, for a title and the close button. */
export function MessageHeader<Element extends ElementType = ElementType>({
  as,
  onClose,
  closeLabel,
  finalFocus,
  children,
  ...props
}: PolymorphicProps<'div', MessageHeaderProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root {...useBulmaClasses(props, 'message-header')}>
      {children}
      {onClose && <CloseButton {...{ closeLabel, finalFocus }} onClick={onClose} />}
    </Root>
  );
}

/** Props of {@link MessageBody}. */
export interface MessageBodyProps extends BulmaClassesProps {}

/** The text of the message. */
export function MessageBody<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', MessageBodyProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'message-body')} />;
}

/** {@link MessageHeader} */
Message.Header = MessageHeader;
/** {@link MessageBody} */
Message.Body = MessageBody;
