'use client';

import type { ElementType, RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import type { OnOpenChange, OpenChangeReason } from '../props/openChange.ts';
import { useControlled } from '../internal/useControlled.ts';
import { useDismiss } from '../internal/useDismiss.ts';
import { useLabel } from '../internal/labels.tsx';
import { useHydrated } from '../internal/useHydrated.ts';
import { useModality } from '../internal/useModality.ts';
import { useOwnRef } from '../internal/useOwnRef.ts';
import { useParent } from '../internal/requirements.ts';
import { useSharedId } from '../internal/useSharedId.ts';
import {
  ModalCard,
  ModalCardBody,
  ModalCardFoot,
  ModalCardHead,
  ModalCardTitle,
  ModalDelete,
} from './modal/card.tsx';
import { ModalContext } from './modal/context.ts';

export { ModalCard, ModalCardBody, ModalCardFoot, ModalCardHead, ModalCardTitle, ModalDelete };
export type { OnOpenChange, OpenChangeReason } from '../props/openChange.ts';
export type {
  ModalCardBodyProps,
  ModalCardFootProps,
  ModalCardHeadProps,
  ModalCardProps,
  ModalCardTitleProps,
  ModalDeleteProps,
} from './modal/card.tsx';

/** Props of {@link Modal}. */
export interface ModalProps extends BulmaClassesProps {
  /** Whether the modal is shown. Give `onOpenChange` too, or the reader cannot close it. */
  open?: boolean | undefined;
  /**
   * Whether the modal is shown at first, if it keeps its own state.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called with `false` when the user presses Escape (the reason is `escape`), the background (`outside`), `ModalClose`
   * or `ModalDelete` (`close`).
   */
  onOpenChange?: OnOpenChange | undefined;
  /**
   * Whether Escape closes the modal.
   *
   * @defaultValue true
   */
  closeOnEscape?: boolean | undefined;
  /**
   * Whether a press on the background closes the modal.
   *
   * @defaultValue true
   */
  closeOnOutsidePress?: boolean | undefined;
  /**
   * Puts the modal at the end of the page, or into an element, so that nothing around it can cut it off. The server then
   * renders nothing of it.
   */
  portal?: boolean | HTMLElement | undefined;
  /** What takes the focus when the modal opens, in place of the first element that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
}

const modifiers = { open: 'is-active' } satisfies OwnModifiers<
  ModalProps,
  | 'defaultOpen'
  | 'onOpenChange'
  | 'initialFocus'
  | 'closeOnEscape'
  | 'closeOnOutsidePress'
  | 'portal'
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
  closeOnEscape = true,
  closeOnOutsidePress = true,
  portal,
  ref,
  ...props
}: ElementProps<'div', ModalProps>) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const isHydrated = useHydrated();
  const title = useSharedId();
  const root = useOwnRef(ref);
  const close = (reason: OpenChangeReason) => {
    if (reason === 'escape' && !closeOnEscape) return;
    if (reason === 'outside' && !closeOnOutsidePress) return;
    setOpen(false, { reason });
  };

  useDismiss(isOpen, close);
  useModality(isOpen, root, initialFocus);

  const modal = (
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
  if (!portal) return modal;
  return isHydrated ? createPortal(modal, portal === true ? document.body : portal) : null;
}

/** Props of {@link ModalBackground}. */
export interface ModalBackgroundProps extends BulmaClassesProps {}

/**
 * The shade between the page and the modal, which closes it when pressed.
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalBackground({ onClick, ...props }: ElementProps<'div', ModalBackgroundProps>) {
  const { close } = useParent(ModalContext, 'Modal.Background', 'Modal');
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape is the key for it.
    <div
      {...useBulmaClasses(props, 'modal-background')}
      onClick={chain(onClick, () => close('outside'))}
    />
  );
}

/** Props of {@link ModalContent}. */
export interface ModalContentProps extends BulmaClassesProps {}

/** The middle of the modal, for any content. */
export function ModalContent<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ModalContentProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'modal-content')} />;
}

/** Props of {@link ModalClose}. */
export interface ModalCloseProps extends BulmaClassesProps {
  /** Size of the cross. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const closeModifiers = { size: 'is' } satisfies OwnModifiers<ModalCloseProps>;

/**
 * The cross in the corner of the screen, which closes the modal. It is named "close" for screen readers.
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalClose({ onClick, ...props }: ElementProps<'button', ModalCloseProps>) {
  const { close } = useParent(ModalContext, 'Modal.Close', 'Modal');
  return (
    <button
      type="button"
      aria-label={useLabel('closeModal', 'close')}
      {...useBulmaClasses(props, 'modal-close', closeModifiers)}
      onClick={chain(onClick, () => close('close'))}
    />
  );
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
