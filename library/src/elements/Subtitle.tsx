import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Subtitle}. */
export interface SubtitleProps extends BulmaClassesProps {
  /** Font size, from 1 (3 rem) to 7 (0.75 rem); 5 if you omit it. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  /** Keeps the normal distance to a title below it. */
  spaced?: boolean | undefined;
}

const modifiers = { size: 'is', spaced: 'is-spaced' } satisfies OwnModifiers<SubtitleProps>;

/**
 * A line of lighter text below or above a `Title`.
 *
 * The two are close together, unless the first one is `spaced`.
 *
 * It is a paragraph, because it adds to a heading. If it is a heading itself, set `as`.
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
