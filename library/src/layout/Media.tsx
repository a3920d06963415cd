import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Media}. */
export interface MediaProps extends BulmaClassesProps {
  /** Adds more space before the next media object. */
  large?: boolean | undefined;
}

const modifiers = { large: 'is-large' } satisfies OwnModifiers<MediaProps>;

/**
 * An image next to content, as in comments and posts.
 *
 * Media objects can be nested.
 *
 * @see [Bulma: media object](https://bulma.io/documentation/layout/media-object/)
 */
export function Media<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'article', MediaProps, Element>) {
  const Root: ElementType = as ?? 'article';
  return <Root {...useBulmaClasses(props, 'media', modifiers)} />;
}

/** Props of {@link MediaLeft}. */
export interface MediaLeftProps extends BulmaClassesProps {}

/** The part at the left of the content, usually an image. */
export function MediaLeft<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'figure', MediaLeftProps, Element>) {
  const Root: ElementType = as ?? 'figure';
  return <Root {...useBulmaClasses(props, 'media-left')} />;
}

/** Props of {@link MediaContent}. */
export interface MediaContentProps extends BulmaClassesProps {}

/** The content of a media object, which takes the rest of the width. */
export function MediaContent<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', MediaContentProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'media-content')} />;
}

/** Props of {@link MediaRight}. */
export interface MediaRightProps extends BulmaClassesProps {}

/** The part at the right of the content, such as a `Delete`. */
export function MediaRight<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', MediaRightProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'media-right')} />;
}

/** {@link MediaLeft} */
Media.Left = MediaLeft;
/** {@link MediaContent} */
Media.Content = MediaContent;
/** {@link MediaRight} */
Media.Right = MediaRight;
