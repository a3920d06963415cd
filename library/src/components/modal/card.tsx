import type { ElementType } from 'react';
import { Delete, type DeleteProps } from '../../elements/Delete.tsx';
import { useBulmaClasses, type BulmaClassesProps } from '../../helpers/useBulmaClasses.ts';
import { chain } from '../../internal/chain.ts';
import type { ElementProps, PolymorphicProps } from '../../internal/polymorphic.ts';
import { useParent } from '../../internal/useParent.ts';
import { useOwnId } from '../../internal/useSharedId.ts';
import { ModalContext } from './context.ts';

/** Props of {@link ModalCard}. */
export interface ModalCardProps extends BulmaClassesProps {}

/** The middle of the modal as a card with a head, a body that scrolls, and a foot. */
export function ModalCard<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalCardProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'modal-card')} />;
}

/** Props of {@link ModalCardHead}. */
export interface ModalCardHeadProps extends BulmaClassesProps {}

/** The bar at the top of the card, for the title and a `ModalDelete`. */
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
 * The title of the card, which names the modal. Choose a heading with `as`.
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

/** The content of the card, which scrolls if it is long. */
export function ModalCardBody<Element extends ElementType = 'section'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalCardBodyProps>) {
  const Root: ElementType = as ?? 'section';
  return <Root {...useBulmaClasses(props, 'modal-card-body')} />;
}

/** Props of {@link ModalCardFoot}. */
export interface ModalCardFootProps extends BulmaClassesProps {}

/** The bar at the bottom of the card, for its actions. */
export function ModalCardFoot<Element extends ElementType = 'footer'>({
  as,
  ...props
}: PolymorphicProps<Element, ModalCardFootProps>) {
  const Root: ElementType = as ?? 'footer';
  return <Root {...useBulmaClasses(props, 'modal-card-foot')} />;
}
