import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Buttons}. */
export interface ButtonsProps extends BulmaClassesProps {
  /** Size of all buttons. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Joins the buttons together, without gaps. */
  addons?: boolean | undefined;
  /** Centers the buttons. */
  centered?: boolean | undefined;
  /** Aligns the buttons to the end of the line. */
  right?: boolean | undefined;
}

const modifiers = {
  size: 'are',
  addons: 'has-addons',
  centered: 'is-centered',
  right: 'is-right',
} satisfies OwnModifiers<ButtonsProps>;

/**
 * A group of buttons with even gaps that wraps to new lines, or a bar of buttons joined together.
 *
 * For buttons that belong together, such as the options in a bar, set `role="group"` and an `aria-label`.
 *
 * @see [Bulma: list of buttons](https://bulma.io/documentation/elements/button/#list-of-buttons)
 */
export function Buttons<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ButtonsProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'buttons', modifiers)} />;
}
