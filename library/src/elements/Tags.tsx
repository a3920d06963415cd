import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Tags}. */
export interface TagsProps extends BulmaClassesProps {
  /** Size of all the tags. */
  size?: 'medium' | 'large' | undefined;
  /** Attaches the tags to one another. */
  addons?: boolean | undefined;
  /** Puts the tags in the middle. */
  centered?: boolean | undefined;
  /** Puts the tags at the end of the line. */
  right?: boolean | undefined;
}

const modifiers = {
  size: 'are',
  addons: 'has-addons',
  centered: 'is-centered',
  right: 'is-right',
} satisfies OwnModifiers<TagsProps>;

/**
 * A list of tags with even gaps, which wraps to the next line, or tags attached to one another.
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
