import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Tags}. */
export interface TagsProps extends BulmaClassesProps {
  /** Size of all tags. */
  size?: 'medium' | 'large' | undefined;
  /** Joins the tags together, without gaps. */
  addons?: boolean | undefined;
  /** Centers the tags. */
  centered?: boolean | undefined;
  /** Aligns the tags to the end of the line. */
  right?: boolean | undefined;
}

const modifiers = {
  size: 'are',
  addons: 'has-addons',
  centered: 'is-centered',
  right: 'is-right',
} satisfies OwnModifiers<TagsProps>;

/**
 * A group of tags with even gaps that wraps to new lines, or tags joined together.
 *
 * @see [Bulma: list of tags](https://bulma.io/documentation/elements/tag/#list-of-tags)
 */
export function Tags<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', TagsProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'tags', modifiers)} />;
}
