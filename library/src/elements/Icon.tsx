import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Icon}. */
export interface IconProps extends BulmaClassesProps {
  /**
   * Meaning of the icon, if no text next to it states it. It makes the icon an image with this name for screen readers.
   */
  label?: string | undefined;
  /** Size of the square that holds the icon. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Places the icon at the left inside a form control. */
  left?: boolean | undefined;
  /** Places the icon at the right inside a form control. */
  right?: boolean | undefined;
}

const modifiers = {
  size: 'is',
  left: 'is-left',
  right: 'is-right',
} satisfies OwnModifiers<IconProps, 'label'>;

/**
 * A square for an icon from any icon font or an SVG, which keeps its size while the icon loads.
 *
 * The icon is decorative, and hidden from screen readers with `aria-hidden`, unless it has a `label`. A button or link
 * that contains only an icon needs an `aria-label` itself.
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
