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
  /** Shows a spinner at the right of the control, with `aria-busy`. */
  loading?: boolean | undefined;
  /** Size of the spinner, for a control of the same size. */
  size?: Size | undefined;
  /** Grows to fill the row in a `Field` with `grouped` or `addons`. */
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
 * Holds one form control or button of a field, with its icons and its loading spinner.
 *
 * The icons come after the control.
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
