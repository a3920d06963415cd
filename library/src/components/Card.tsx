import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Card}. */
export interface CardProps extends BulmaClassesProps {}

/**
 * A box with a shadow that can hold a header, an image, content and a footer with actions.
 *
 * @see [Bulma: card](https://bulma.io/documentation/components/card/)
 */
export function Card<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', CardProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'card')} />;
}

/** Props of {@link CardHeader}. */
export interface CardHeaderProps extends BulmaClassesProps {}

/** The header of a card, for a title and an icon. */
export function CardHeader<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'header', CardHeaderProps, Element>) {
  const Root: ElementType = as ?? 'header';
  return <Root {...useBulmaClasses(props, 'card-header')} />;
}

/** Props of {@link CardHeaderTitle}. */
export interface CardHeaderTitleProps extends BulmaClassesProps {
  /** Centers the title. */
  centered?: boolean | undefined;
}

const titleModifiers = { centered: 'is-centered' } satisfies OwnModifiers<CardHeaderTitleProps>;

/** The title of a card. Set `as` to the heading that fits the page. */
export function CardHeaderTitle<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'p', CardHeaderTitleProps, Element>) {
  const Root: ElementType = as ?? 'p';
  return <Root {...useBulmaClasses(props, 'card-header-title', titleModifiers)} />;
}

/** Props of {@link CardHeaderIcon}. */
export interface CardHeaderIconProps extends BulmaClassesProps {}

/** A button with an icon at the end of the header. Set its name with `aria-label`. */
export function CardHeaderIcon<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'button', CardHeaderIconProps, Element>) {
  const Root: ElementType = as ?? 'button';
  return <Root type={buttonType(Root)} {...useBulmaClasses(props, 'card-header-icon')} />;
}

/** Props of {@link CardImage}. */
export interface CardImageProps extends BulmaClassesProps {}

/** An image across the full width of a card. */
export function CardImage<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', CardImageProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'card-image')} />;
}

/** Props of {@link CardContent}. */
export interface CardContentProps extends BulmaClassesProps {}

/** The content of a card, with padding around it. */
export function CardContent<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', CardContentProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'card-content')} />;
}

/** Props of {@link CardFooter}. */
export interface CardFooterProps extends BulmaClassesProps {}

/** The footer of a card. Its items share the width. */
export function CardFooter<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'footer', CardFooterProps, Element>) {
  const Root: ElementType = as ?? 'footer';
  return <Root {...useBulmaClasses(props, 'card-footer')} />;
}

/** Props of {@link CardFooterItem}. */
export interface CardFooterItemProps extends BulmaClassesProps {}

/** A link in the footer of a card. Set `as` for a button or text. */
export function CardFooterItem<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'a', CardFooterItemProps, Element>) {
  const Root: ElementType = as ?? 'a';
  return <Root type={buttonType(Root)} {...useBulmaClasses(props, 'card-footer-item')} />;
}

/** {@link CardHeader} */
Card.Header = CardHeader;
/** {@link CardHeaderTitle} */
Card.HeaderTitle = CardHeaderTitle;
/** {@link CardHeaderIcon} */
Card.HeaderIcon = CardHeaderIcon;
/** {@link CardImage} */
Card.Image = CardImage;
/** {@link CardContent} */
Card.Content = CardContent;
/** {@link CardFooter} */
Card.Footer = CardFooter;
/** {@link CardFooterItem} */
Card.FooterItem = CardFooterItem;
