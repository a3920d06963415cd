import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Progress}. */
export interface ProgressProps extends BulmaClassesProps {
  /** How much is done, from 0 to `max`. Without it, the bar moves, to show that something is going on. */
  value?: number | undefined;
  /**
   * How much there is to do.
   *
   * @defaultValue 1
   */
  max?: number | undefined;
  /** Color of the bar. */
  color?: Color | undefined;
  /** Size of the bar. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const modifiers = { color: 'is', size: 'is' } satisfies OwnModifiers<
  ProgressProps,
  'value' | 'max'
>;

/**
 * A native progress bar that shows how far a task has come or, without a value, that it is going on.
 *
 * It needs a name: a `<label>` that points at its `id`, an `aria-label` or an `aria-labelledby`.
 *
 * @see [Bulma: progress](https://bulma.io/documentation/elements/progress/)
 */
export function Progress(props: ElementProps<'progress', ProgressProps>) {
  return <progress {...useBulmaClasses(props, 'progress', modifiers)} />;
}
