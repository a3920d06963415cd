import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Buttons}. */
export interface ButtonsProps extends BulmaClassesProps {
  /** Size of all the buttons. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Attaches the buttons to one another. */
  addons?: boolean | undefined;
  /** Puts the buttons in the middle. */
  centered?: boolean | undefined;
  /** Puts the buttons at the end of the line. */
  right?: boolean | undefined;
}

const modifiers = {
  size: 'are',
  addons: 'has-addons',
  centered: 'is-centered',
  right: 'is-right',
} satisfies OwnModifiers<ButtonsProps>;

/**
 * A list of buttons with even gaps, which wraps to the next line, or a bar of attached buttons.
 *
 * Buttons that belong together, such as the choices of a bar, need `role="group"` and an `aria-label` here.
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
