'use client';
import {
  createContext,
  useImperativeHandle,
  useRef,
  type ElementType,
  type RefObject,
} from 'react';
import { Delete, type DeleteProps } from '../elements/Delete.tsx';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../internal/polymorphic.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDismiss } from '../internal/useDismiss.ts';
import { useModality } from '../internal/useModality.ts';
import { useParent } from '../internal/useParent.ts';
import { useOwnId, useSharedId, type SharedId } from '../internal/useSharedId.ts';

interface ModalState {
  close: () => void;
  title: SharedId;
}

const ModalContext = createContext<ModalState | null>(null);

/** Props of {@link Modal}. */
export interface ModalProps extends BulmaClassesProps {
  /** Whether the modal is shown: `is-active`. Give `onOpenChange` too, or the reader cannot close it. */
  open?: boolean;
  /**
   * Whether the modal is shown at first, if it keeps its own state.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean;
  /** Called with `false` when the reader presses Escape, the background, `ModalClose` or `ModalDelete`. */
  onOpenChange?: (open: boolean) => void;
  /** What takes the focus when the modal opens, in place of the first element that can. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const modifiers = { open: 'is-active' } satisfies OwnModifiers<
  ModalProps,
  'defaultOpen' | 'onOpenChange' | 'initialFocus'
>;

/**
 * A dialog over the page, for content or a card, which keeps the focus until the reader closes it.
 *
 * While it is open, the page behind is inert and does not scroll. Closing gives the focus back to what had it. Its name
 * for screen readers is its `ModalCardTitle`; a modal without one needs an `aria-label` or `aria-labelledby`.
 *
 * @see [Bulma: modal](https://bulma.io/documentation/components/modal/)
 * @see [WAI-ARIA: dialog (modal) pattern](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)
 */
export function Modal({
  open,
  defaultOpen = false,
  onOpenChange,
  initialFocus,
  ref,
  ...props
}: ElementProps<'div', ModalProps>) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const title = useSharedId();
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);

  useImperativeHandle(ref, () => root.current as HTMLDivElement, []);
  useDismiss(isOpen, close);
  useModality(isOpen, root, initialFocus);

  return (
    <ModalContext value={{ close, title }}>
      <div
        role="dialog"
        aria-modal="true"
        aria-labelledby={props['aria-label'] ? undefined : title.id}
        tabIndex={-1}
        {...useBulmaClasses({ ...props, open: isOpen }, 'modal', modifiers)}
        ref={root}
      />
    </ModalContext>
  );
}

/** Props of {@link ModalBackground}. */
export interface ModalBackgroundProps extends BulmaClassesProps {}

/**
 * The shade between the page and the modal, which closes it when pressed: `modal-background`.
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalBackground({ onClick, ...props }: ElementProps<'div', ModalBackgroundProps>) {
  const { close } = useParent(ModalContext, 'ModalBackground', 'Modal');
  // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape is the key for it.
  return <div {...useBulmaClasses(props, 'modal-background')} onClick={chain(onClick, close)} />;
}

/** Props of {@link ModalContent}. */
export interface ModalContentProps extends BulmaClassesProps {}

/** The middle of the modal, for any content: `modal-content`. */
export function ModalContent<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalContentProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'modal-content')} />;
}

/** Props of {@link ModalClose}. */
export interface ModalCloseProps extends BulmaClassesProps {
  /** Size: `is-{value}`. */
  size?: 'small' | 'medium' | 'large';
}

const closeModifiers = { size: 'is' } satisfies OwnModifiers<ModalCloseProps>;

/**
 * The cross in the corner of the screen, which closes the modal: `modal-close`. It is named "close" for screen readers.
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalClose({ onClick, ...props }: ElementProps<'button', ModalCloseProps>) {
  const { close } = useParent(ModalContext, 'ModalClose', 'Modal');
  return (
    <button
      type="button"
      aria-label="close"
      {...useBulmaClasses(props, 'modal-close', closeModifiers)}
      onClick={chain(onClick, close)}
    />
  );
}

/** Props of {@link ModalCard}. */
export interface ModalCardProps extends BulmaClassesProps {}

/** The middle of the modal as a card with a head, a body that scrolls, and a foot: `modal-card`. */
export function ModalCard<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalCardProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'modal-card')} />;
}

/** Props of {@link ModalCardHead}. */
export interface ModalCardHeadProps extends BulmaClassesProps {}

/** The bar at the top of the card, for the title and a `ModalDelete`: `modal-card-head`. */
export function ModalCardHead<Element extends ElementType = 'header'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalCardHeadProps>) {
  const Root: ElementType = as ?? 'header';
  return <Root {...useBulmaClasses(props, 'modal-card-head')} />;
}

/** Props of {@link ModalCardTitle}. */
export interface ModalCardTitleProps extends BulmaClassesProps {}

/**
 * The title of the card, which names the modal: `modal-card-title`. Choose a heading with `as`.
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalCardTitle<Element extends ElementType = 'p'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalCardTitleProps>) {
  const { title } = useParent(ModalContext, 'ModalCardTitle', 'Modal');
  const Root: ElementType = as ?? 'p';
  const id = useOwnId(title, props.id);
  return <Root {...useBulmaClasses(props, 'modal-card-title')} id={id} />;
}

/** Props of {@link ModalDelete}. */
export interface ModalDeleteProps extends DeleteProps {}

/**
 * The small cross in the head of the card, a `Delete` that closes the modal. It is named "close" for screen readers.
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalDelete({ onClick, ...props }: ElementProps<'button', ModalDeleteProps>) {
  const { close } = useParent(ModalContext, 'ModalDelete', 'Modal');
  return <Delete aria-label="close" {...props} onClick={chain(onClick, close)} />;
}

/** Props of {@link ModalCardBody}. */
export interface ModalCardBodyProps extends BulmaClassesProps {}

/** The content of the card, which scrolls if it is long: `modal-card-body`. */
export function ModalCardBody<Element extends ElementType = 'section'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalCardBodyProps>) {
  const Root: ElementType = as ?? 'section';
  return <Root {...useBulmaClasses(props, 'modal-card-body')} />;
}

/** Props of {@link ModalCardFoot}. */
export interface ModalCardFootProps extends BulmaClassesProps {}

/** The bar at the bottom of the card, for its actions: `modal-card-foot`. */
export function ModalCardFoot<Element extends ElementType = 'footer'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalCardFootProps>) {
  const Root: ElementType = as ?? 'footer';
  return <Root {...useBulmaClasses(props, 'modal-card-foot')} />;
}

/** {@link ModalBackground} */
Modal.Background = ModalBackground;
/** {@link ModalContent} */
Modal.Content = ModalContent;
/** {@link ModalClose} */
Modal.Close = ModalClose;
/** {@link ModalCard} */
Modal.Card = ModalCard;
/** {@link ModalCardHead} */
Modal.CardHead = ModalCardHead;
/** {@link ModalCardTitle} */
Modal.CardTitle = ModalCardTitle;
/** {@link ModalDelete} */
Modal.Delete = ModalDelete;
/** {@link ModalCardBody} */
Modal.CardBody = ModalCardBody;
/** {@link ModalCardFoot} */
Modal.CardFoot = ModalCardFoot;
