import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Subtitle}. */
export interface SubtitleProps extends BulmaClassesProps {
  /** Size of the text, from 1 (3 rem) to 7 (0.75 rem). Without it, 5. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  /** Keeps the distance from a title that follows. */
  spaced?: boolean | undefined;
}

const modifiers = { size: 'is', spaced: 'is-spaced' } satisfies OwnModifiers<SubtitleProps>;

/**
 * A line of lighter type below or above a `Title`, which keeps close to it unless it is spaced.
 *
 * It is a paragraph, since it adds to a heading; where it is a heading of its own, say so with `as`.
 *
 * @see [Bulma: title](https://bulma.io/documentation/elements/title/)
 */
export function Subtitle<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'p', SubtitleProps, Element>) {
  const Root: ElementType = as ?? 'p';
  return <Root {...useBulmaClasses(props, 'subtitle', modifiers)} />;
}
