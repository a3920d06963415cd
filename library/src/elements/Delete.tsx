import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import { Labelled } from '../internal/labels.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Delete}. */
export interface DeleteProps extends BulmaClassesProps {
  /** Size of the button. */
  size?: 'small' | 'medium' | 'large' | undefined;
}

const modifiers = { size: 'is' } satisfies OwnModifiers<DeleteProps>;

/**
 * A round button for closing or removing something.
 *
 * Its name for screen readers is "Close". If a page has several, set an `aria-label` that says what each one closes. A
 * `<button>` gets `type="button"`.
 *
 * @see [Bulma: delete](https://bulma.io/documentation/elements/delete/)
 */
export function Delete<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'button', DeleteProps, Element>) {
  const Root: ElementType = as ?? 'button';
  return (
    <Labelled
      as={Root}
      label="close"
      attributes={{ type: buttonType(Root), ...useBulmaClasses(props, 'delete', modifiers) }}
    />
  );
}
