import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import type { Size } from '../props/types.ts';

/** Props of {@link Content}. */
export interface ContentProps extends BulmaClassesProps {
  /** Size of the text. */
  size?: Size | undefined;
}

const modifiers = { size: 'is' } satisfies OwnModifiers<ContentProps>;

/**
 * A container that styles the plain HTML inside it: headings, paragraphs, lists, quotes, tables and figures.
 *
 * Use it for text from an editor or from Markdown, whose elements have no classes.
 *
 * @see [Bulma: content](https://bulma.io/documentation/elements/content/)
 */
export function Content<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ContentProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'content', modifiers)} />;
}

/** Props of {@link ContentOrderedList}. */
export interface ContentOrderedListProps extends BulmaClassesProps {
  /** Numbering style of the items. It has no effect on a list with a `type`. */
  marker?: 'lower-alpha' | 'lower-roman' | 'upper-alpha' | 'upper-roman' | undefined;
}

const orderedListModifiers = { marker: 'is' } satisfies OwnModifiers<ContentOrderedListProps>;

/** An ordered list inside `Content`, numbered with letters or Roman numerals. */
export function ContentOrderedList(props: ElementProps<'ol', ContentOrderedListProps>) {
  return <ol {...useBulmaClasses(props, undefined, orderedListModifiers)} />;
}

/** {@link ContentOrderedList} */
Content.OrderedList = ContentOrderedList;
