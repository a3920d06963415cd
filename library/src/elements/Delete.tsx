import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';

/** Props of {@link Delete}. */
export interface DeleteProps extends BulmaClassesProps {
  /** Size of the button. */
  size?: 'small' | 'medium' | 'large';
}

const modifiers = { size: 'is' } satisfies OwnModifiers<DeleteProps>;

/**
 * A round button with a cross that closes or removes something, named "Close" for screen readers.
 *
 * Give it an `aria-label` that says what it closes where a page has several. A `<button>` gets `type="button"`.
 *
 * @see [Bulma: delete](https://bulma.io/documentation/elements/delete/)
 */
export function Delete<Element extends ElementType = 'button'>({
  as,
  ...props
}: PolymorphicProps<Element, DeleteProps>) {
  const Root: ElementType = as ?? 'button';
  return (
    <Root
      type={buttonType(Root)}
      aria-label="Close"
      {...useBulmaClasses(props, 'delete', modifiers)}
    />
  );
}
