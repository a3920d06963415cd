import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Title}. */
export interface TitleProps extends BulmaClassesProps {
  /** Font size, from 1 (3 rem) to 7 (0.75 rem); 3 if you omit it. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  /** Keeps the normal distance to a subtitle below it. */
  spaced?: boolean | undefined;
}

const modifiers = { size: 'is', spaced: 'is-spaced' } satisfies OwnModifiers<TitleProps>;

/**
 * A heading in large, bold text, which sits close to a `Subtitle` below it.
 *
 * Set the element with `as`, by the outline of the page, and the look with `size`. The two are independent.
 *
 * @see [Bulma: title](https://bulma.io/documentation/elements/title/)
 */
export function Title<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'h1', TitleProps, Element>) {
  const Root: ElementType = as ?? 'h1';
  return <Root {...useBulmaClasses(props, 'title', modifiers)} />;
}
