import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Level}. */
export interface LevelProps extends BulmaClassesProps {
  /** Keeps the items side by side on mobile too. */
  mobile?: boolean | undefined;
}

const modifiers = { mobile: 'is-mobile' } satisfies OwnModifiers<LevelProps>;

/**
 * A horizontal bar with items at the left, at the right, or spread across the width.
 *
 * It is a `<nav>`, as in Bulma's examples: set an `aria-label`, or `as="div"` if its content isn't navigation.
 *
 * @see [Bulma: level](https://bulma.io/documentation/layout/level/)
 */
export function Level<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'nav', LevelProps, Element>) {
  const Root: ElementType = as ?? 'nav';
  return <Root {...useBulmaClasses(props, 'level', modifiers)} />;
}

/** Props of {@link LevelLeft}. */
export interface LevelLeftProps extends BulmaClassesProps {}

/** Items at the left of a level. */
export function LevelLeft<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', LevelLeftProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'level-left')} />;
}

/** Props of {@link LevelRight}. */
export interface LevelRightProps extends BulmaClassesProps {}

/** Items at the right of a level. */
export function LevelRight<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', LevelRightProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'level-right')} />;
}

/** Props of {@link LevelItem}. */
export interface LevelItemProps extends BulmaClassesProps {
  /** Prevents the item from growing when items share the width. */
  narrow?: boolean | undefined;
  /** Lets the item fill its side of the level, if that side grows. */
  flexible?: boolean | undefined;
}

const itemModifiers = {
  narrow: 'is-narrow',
  flexible: 'is-flexible',
} satisfies OwnModifiers<LevelItemProps>;

/** One item of a level, vertically centered. */
export function LevelItem<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', LevelItemProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root type={buttonType(Root)} {...useBulmaClasses(props, 'level-item', itemModifiers)} />;
}

/** {@link LevelLeft} */
Level.Left = LevelLeft;
/** {@link LevelRight} */
Level.Right = LevelRight;
/** {@link LevelItem} */
Level.Item = LevelItem;
