import type { ElementType, MouseEventHandler } from 'react';
import { Delete } from '../elements/Delete.tsx';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Message}. */
export interface MessageProps extends BulmaClassesProps {
  /** Color of the message. */
  color?: Color;
  /** Size of the text. */
  size?: 'small' | 'medium' | 'large';
}

const modifiers = { color: 'is', size: 'is' } satisfies OwnModifiers<MessageProps>;

/**
 * A coloured block with a body and a header, either of them optional, that sets a part of the text apart.
 *
 * One that is on the page from the start is plain content. One that appears later is announced by screen readers if it
 * is a `div` with a role: `role="status"` waits until the reader is idle, `role="alert"` interrupts, for errors and
 * warnings. An `article` may have neither.
 *
 * @see [Bulma: message](https://bulma.io/documentation/components/message/)
 */
export function Message<Element extends ElementType = 'article'>({
  as,
  ...props
}: PolymorphicProps<Element, MessageProps>) {
  const Root: ElementType = as ?? 'article';
  return <Root {...useBulmaClasses(props, 'message', modifiers)} />;
}

/** Props of {@link MessageHeader}. */
export interface MessageHeaderProps extends BulmaClassesProps {
  /**
   * Called when the reader presses the close button, which is there only if you give this. Remove the message, and move
   * the focus to where the reader goes on, since the button that has it goes away too.
   */
  onClose?: MouseEventHandler<HTMLButtonElement>;
  /**
   * Name of the close button for screen readers.
   *
   * @defaultValue 'Close'
   */
  closeLabel?: string;
}

/** The bar over the body, for a title and the close button. */
export function MessageHeader<Element extends ElementType = 'div'>({
  as,
  onClose,
  closeLabel = 'Close',
  children,
  ...props
}: PolymorphicProps<Element, MessageHeaderProps>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root {...useBulmaClasses(props, 'message-header')}>
      {children}
      {onClose && <Delete aria-label={closeLabel} onClick={onClose} />}
    </Root>
  );
}

/** Props of {@link MessageBody}. */
export interface MessageBodyProps extends BulmaClassesProps {}

/** The text of the message. */
export function MessageBody<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, MessageBodyProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'message-body')} />;
}

/** {@link MessageHeader} */
Message.Header = MessageHeader;
/** {@link MessageBody} */
Message.Body = MessageBody;
