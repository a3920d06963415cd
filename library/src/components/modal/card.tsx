import type { ElementType } from 'react';
import { Delete, type DeleteProps } from '../../elements/Delete.tsx';
import { useBulmaClasses, type BulmaClassesProps } from '../../helpers/useBulmaClasses.ts';
import { chain } from '../../internal/chain.ts';
import { useLabel } from '../../internal/labels.tsx';
import type { ElementProps, PolymorphicProps } from '../../props/polymorphic.ts';
import { useParent } from '../../internal/requirements.ts';
import { useOwnId } from '../../internal/useSharedId.ts';
import { ModalContext } from './context.ts';

/** Props of {@link ModalCard}. */
export interface ModalCardProps extends BulmaClassesProps {}

/** A card in the modal, with a head, a body that scrolls, and a foot. */
export function ModalCard<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ModalCardProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'modal-card')} />;
}

/** Props of {@link ModalCardHead}. */
export interface ModalCardHeadProps extends BulmaClassesProps {}

/** The bar at the top of the card, for the title and a `ModalDelete`. */
export function ModalCardHead<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'header', ModalCardHeadProps, Element>) {
  const Root: ElementType = as ?? 'header';
  return <Root {...useBulmaClasses(props, 'modal-card-head')} />;
}

/** Props of {@link ModalCardTitle}. */
export interface ModalCardTitleProps extends BulmaClassesProps {}

/**
 * The title of the card, which names the modal. Set `as` to a heading.
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalCardTitle<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'p', ModalCardTitleProps, Element>) {
  const { title } = useParent(ModalContext, 'Modal.CardTitle', 'Modal');
  const Root: ElementType = as ?? 'p';
  const id = useOwnId(title, props.id);
  return <Root {...useBulmaClasses(props, 'modal-card-title')} id={id} />;
}

/** Props of {@link ModalDelete}. */
export interface ModalDeleteProps extends DeleteProps {}

/**
 * The close button in the head of the card, a `Delete`. Its name for screen readers is "close".
 *
 * @throws If it is not inside a {@link Modal}.
 */
export function ModalDelete({ onClick, ...props }: ElementProps<'button', ModalDeleteProps>) {
  const { close } = useParent(ModalContext, 'Modal.Delete', 'Modal');
  const label = useLabel('closeModal');
  return <Delete aria-label={label} {...props} onClick={chain(onClick, () => close('close'))} />;
}

/** Props of {@link ModalCardBody}. */
export interface ModalCardBodyProps extends BulmaClassesProps {}

/** The content of the card, which scrolls if it is long. */
export function ModalCardBody<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'section', ModalCardBodyProps, Element>) {
  const Root: ElementType = as ?? 'section';
  return <Root {...useBulmaClasses(props, 'modal-card-body')} />;
}

/** Props of {@link ModalCardFoot}. */
export interface ModalCardFootProps extends BulmaClassesProps {}

/** The bar at the bottom of the card, for its actions. */
export function ModalCardFoot<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'footer', ModalCardFootProps, Element>) {
  const Root: ElementType = as ?? 'footer';
  return <Root {...useBulmaClasses(props, 'modal-card-foot')} />;
}
