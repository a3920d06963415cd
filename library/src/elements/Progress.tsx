import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Progress}. */
export interface ProgressProps extends BulmaClassesProps {
  /**
   * How much is done, from 0 to `max`. Without it, the bar is indeterminate: it moves to show that work is in progress.
   */
  value?: number | undefined;
  /**
   * The value at which the task is complete.
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
 * A native progress bar that shows how much of a task is done or, without a value, that it is in progress.
 *
 * It needs a name: a `<label>` with its `id`, an `aria-label` or an `aria-labelledby`.
 *
 * @see [Bulma: progress](https://bulma.io/documentation/elements/progress/)
 */
export function Progress(props: ElementProps<'progress', ProgressProps>) {
  return <progress {...useBulmaClasses(props, 'progress', modifiers)} />;
}
