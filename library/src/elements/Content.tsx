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
 * Styles for plain HTML inside: headings, paragraphs, lists, quotes, tables and figures without classes.
 *
 * Use it for text that comes from an editor or from Markdown.
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
  /** How the items are numbered, unless the list has a `type`. */
  marker?: 'lower-alpha' | 'lower-roman' | 'upper-alpha' | 'upper-roman' | undefined;
}

const orderedListModifiers = { marker: 'is' } satisfies OwnModifiers<ContentOrderedListProps>;

/** An ordered list inside `Content` whose items are numbered by letters or Roman numerals. */
export function ContentOrderedList(props: ElementProps<'ol', ContentOrderedListProps>) {
  return <ol {...useBulmaClasses(props, undefined, orderedListModifiers)} />;
}

/** {@link ContentOrderedList} */
Content.OrderedList = ContentOrderedList;
