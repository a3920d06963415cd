import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Size } from '../props/types.ts';

/** Props of {@link Control}. */
export interface ControlProps extends BulmaClassesProps {
  /** Makes room for an `Icon` with `left` at the left of the control. */
  iconsLeft?: boolean | undefined;
  /** Makes room for an `Icon` with `right` at the right of the control. */
  iconsRight?: boolean | undefined;
  /** Shows a spinner at the right of the control, and sets `aria-busy`. */
  loading?: boolean | undefined;
  /** Size of the spinner. Set it to the size of the control. */
  size?: Size | undefined;
  /** Lets the control grow to fill the row, in a `Field` with `grouped` or `addons`. */
  expanded?: boolean | undefined;
}

const modifiers = {
  iconsLeft: 'has-icons-left',
  iconsRight: 'has-icons-right',
  loading: 'is-loading',
  size: 'is',
  expanded: 'is-expanded',
} satisfies OwnModifiers<ControlProps>;

/**
 * A container for one form control or button of a field, with its icons and its loading spinner.
 *
 * Put the icons after the control.
 *
 * @see [Bulma: form control](https://bulma.io/documentation/form/general/#form-control)
 */
export function Control<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', ControlProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return (
    <Root
      aria-busy={props.loading || undefined}
      {...useBulmaClasses(props, 'control', modifiers)}
    />
  );
}
