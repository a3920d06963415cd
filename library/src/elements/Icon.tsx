import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Icon}. */
export interface IconProps extends BulmaClassesProps {
  /** What the icon means, where no text beside it says so. It makes the icon an image of that name to screen readers. */
  label?: string | undefined;
  /** Size of the space that the icon takes. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Stands at the left inside a form control. */
  left?: boolean | undefined;
  /** Stands at the right inside a form control. */
  right?: boolean | undefined;
}

const modifiers = {
  size: 'is',
  left: 'is-left',
  right: 'is-right',
} satisfies OwnModifiers<IconProps, 'label'>;

/**
 * A square that holds an icon of any icon font or an SVG and keeps its place while that loads.
 *
 * It is decoration, hidden from screen readers with `aria-hidden`, unless it has a `label`. A button or link that holds
 * nothing but an icon takes its name from an `aria-label` of its own.
 *
 * @see [Bulma: icon](https://bulma.io/documentation/elements/icon/)
 */
export function Icon<Element extends ElementType = ElementType>({
  as,
  label,
  ...props
}: PolymorphicProps<'span', IconProps, Element>) {
  const Root: ElementType = as ?? 'span';
  const name = label || props['aria-label'];
  return (
    <Root
      role={name ? 'img' : undefined}
      aria-label={name}
      aria-hidden={name ? undefined : true}
      {...useBulmaClasses(props, 'icon', modifiers)}
    />
  );
}
