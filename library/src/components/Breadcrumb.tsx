import type { ElementType, ReactElement } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import { Labelled } from '../internal/labels.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps extends BulmaClassesProps {
  /** Size of the text. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Centers the trail. */
  centered?: boolean | undefined;
  /** Aligns the trail to the end of the line. */
  right?: boolean | undefined;
  /** Separator between items, instead of a slash. */
  separator?: 'arrow' | 'bullet' | 'dot' | 'succeeds' | undefined;
}

const modifiers = {
  size: 'is',
  centered: 'is-centered',
  right: 'is-right',
  separator: 'has',
} satisfies OwnModifiers<BreadcrumbProps>;

/**
 * A trail of links from the top of a site down to the current page.
 *
 * It is a navigation landmark with a list. Its name for screen readers is "breadcrumbs", unless you set an
 * `aria-label`.
 *
 * @see [Bulma: breadcrumb](https://bulma.io/documentation/components/breadcrumb/)
 */
export function Breadcrumb({
  separator,
  children,
  ...props
}: ElementProps<'nav', BreadcrumbProps>) {
  const withSeparator = { ...props, separator: separator && `${separator}-separator` };
  return (
    <Labelled
      as="nav"
      label="breadcrumbs"
      attributes={{
        ...useBulmaClasses(withSeparator, 'breadcrumb', modifiers),
        children: <ul>{children}</ul>,
      }}
    />
  );
}

/** Props of {@link BreadcrumbItem}. */
export interface BreadcrumbItemProps extends BulmaClassesProps {
  /** Marks the current page, with `aria-current="page"` on the link. */
  active?: boolean | undefined;
}

const itemModifiers = { active: 'is-active' } satisfies OwnModifiers<BreadcrumbItemProps>;

/**
 * One step of the breadcrumb: a link in a list item.
 *
 * Attributes and `ref` go to the link; classes and `style` go to the list item. Set `as` to use a router's link.
 */
export function BreadcrumbItem<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'a', BreadcrumbItemProps, Element>,
): ReactElement;
export function BreadcrumbItem({
  as,
  style,
  ...props
}: PolymorphicProps<'a', BreadcrumbItemProps>) {
  const Link: ElementType = as ?? 'a';
  const { className, ...rest } = useBulmaClasses(props, undefined, itemModifiers);
  return (
    <li className={className} style={style}>
      <Link type={buttonType(Link)} aria-current={props.active ? 'page' : undefined} {...rest} />
    </li>
  );
}

/** {@link BreadcrumbItem} */
Breadcrumb.Item = BreadcrumbItem;
