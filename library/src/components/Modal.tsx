'use client';

import { useContext, type ElementType, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import { FieldContext } from '../internal/field/context.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import type { OnOpenChange, OpenChangeReason } from '../props/openChange.ts';
import { useControlled } from '../internal/useControlled.ts';
import { isPressedOnTop } from '../internal/layers.ts';
import { useLabel } from '../internal/labels.tsx';
import { useElement } from '../internal/useElement.ts';
import { useHydrated } from '../internal/useHydrated.ts';
import { LayerContext, openModifiers, useLayer } from '../internal/useLayer.ts';
import { useModality } from '../internal/useModality.ts';
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
  /** Whether the modal is open. Pass `onOpenChange` too, or the user can't close it. */
  open?: boolean | undefined;
  /**
   * Whether the modal is open at first, if it is uncontrolled.
   *
   * @defaultValue false
   */
  defaultOpen?: boolean | undefined;
  /**
   * Called with `false` when the user presses Escape (the reason is `escape`), clicks the background (`outside`), or
   * clicks `ModalClose` or `ModalDelete` (`close`).
   */
  onOpenChange?: OnOpenChange | undefined;
  /**
   * Whether Escape closes the modal.
   *
   * @defaultValue true
   */
  closeOnEscape?: boolean | undefined;
  /**
   * Whether a click on the background closes the modal.
   *
   * @defaultValue true
   */
  closeOnOutsidePress?: boolean | undefined;
  /**
   * Renders the modal at the end of the page (`true`) or in an element, so nothing around it can cut it off. The server
   * then doesn't render it.
   */
  portal?: boolean | HTMLElement | undefined;
  /** The element that gets the focus when the modal opens, instead of the first one that can. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** The element that gets the focus when the modal closes, instead of the one that had it before. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
}

const modifiers = {
  ...openModifiers,
  open: 'is-active',
  portal: '',
  initialFocus: '',
  finalFocus: '',
} satisfies OwnModifiers<ModalProps>;

/**
 * A dialog over the page that keeps the focus until the user closes it.
 *
 * While it is open, the page behind it is inert and doesn't scroll. Of several open modals, the newest is on top.
 * Closing it returns the focus to the element that had it before, or to a control near it if that element is gone. Its
 * `ModalCardTitle` is its name for screen readers; a modal without one needs an `aria-label` or `aria-labelledby`.
 *
 * @see [Bulma: modal](https://bulma.io/documentation/components/modal/)
 * @see [WAI-ARIA: dialog (modal) pattern](https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/)
 */
export function Modal(props: ElementProps<'div', ModalProps>) {
  const { defaultOpen = false, portal, ref } = props;
  const [isOpen, setOpen] = useControlled(props.open, defaultOpen, props.onOpenChange);
  const isHydrated = useHydrated();
  const title = useSharedId();
  const [root, takeRoot] = useElement(ref);
  const close = (reason: OpenChangeReason) => setOpen(false, { reason });

  const { layer } = useLayer(isOpen, root, close, props, true);
  useModality(isOpen, layer, root, props);

  const modal = (
    <LayerContext value={layer}>
      <ModalContext value={{ close, title }}>
        {/* Controls in the modal aren't those of a field around it. */}
        <FieldContext value={null}>
          <div
            role="dialog"
            aria-modal="true"
            aria-labelledby={props['aria-label'] ? undefined : title.id}
            tabIndex={-1}
            {...useBulmaClasses({ ...props, open: isOpen }, 'modal', modifiers)}
            ref={takeRoot}
          />
        </FieldContext>
      </ModalContext>
    </LayerContext>
  );
  if (!portal) return modal;
  return isHydrated ? createPortal(modal, portal === true ? document.body : portal) : null;
}

/** Props of {@link ModalBackground}. */
export interface ModalBackgroundProps extends BulmaClassesProps {}

/**
 * The overlay between the page and the modal. A click on it closes the modal, unless `closeOnOutsidePress` is `false`.
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalBackground({ onClick, ...props }: ElementProps<'div', ModalBackgroundProps>) {
  useParent(ModalContext, 'Modal.Background', 'Modal');
  const layer = useContext(LayerContext);
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape is the key for it.
    <div
      {...useBulmaClasses(props, 'modal-background')}
      onClick={chain(onClick, () => isPressedOnTop(layer) && layer?.dismiss('outside'))}
    />
  );
}

/** Props of {@link ModalContent}. */
export interface ModalContentProps extends BulmaClassesProps {}

/** The container of the modal's content. */
export function ModalContent<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ModalContentProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'modal-content')} />;
}

/** Props of {@link ModalClose}. */
export interface ModalCloseProps extends BulmaClassesProps {
  /** Size of the close button. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const closeModifiers = { size: 'is' } satisfies OwnModifiers<ModalCloseProps>;

/**
 * The close button in the corner of the screen. Its name for screen readers is "close".
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalClose({ onClick, ...props }: ElementProps<'button', ModalCloseProps>) {
  const { close } = useParent(ModalContext, 'Modal.Close', 'Modal');
  return (
    <button
      type="button"
      aria-label={useLabel('closeModal')}
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
