import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Title}. */
export interface TitleProps extends BulmaClassesProps {
  /** Size of the text, from 1 (3 rem) to 7 (0.75 rem). Without it, 3. */
  size?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | undefined;
  /** Keeps the distance from a subtitle that follows. */
  spaced?: boolean | undefined;
}

const modifiers = { size: 'is', spaced: 'is-spaced' } satisfies OwnModifiers<TitleProps>;

/**
 * A heading in Bulma's large, heavy type, which moves close to a `Subtitle` that follows it.
 *
 * Choose the element by the outline of the page with `as`, and the look with `size`: they are independent.
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
