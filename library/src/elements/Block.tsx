import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Block}. */
export interface BlockProps extends BulmaClassesProps {}

/**
 * A plain container that keeps its distance from the next one: a margin below, except for the last.
 *
 * @see [Bulma: block](https://bulma.io/documentation/elements/block/)
 */
export function Block<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', BlockProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'block')} />;
}

/** Props of {@link BlockSkeleton}. */
export interface BlockSkeletonProps extends BulmaClassesProps {}

/**
 * A pulsing box in place of a block that is still loading. Text inside is invisible, and gives it height.
 *
 * A placeholder says nothing to a screen reader: put `aria-busy` on the region that loads.
 *
 * @see [Bulma: skeletons](https://bulma.io/documentation/features/skeletons/)
 */
export function BlockSkeleton(props: ElementProps<'div', BlockSkeletonProps>) {
  return <div {...useBulmaClasses(props, 'skeleton-block')} />;
}

/** Props of {@link BlockSkeletonLines}. */
export interface BlockSkeletonLinesProps extends BulmaClassesProps {
  /**
   * How many lines are drawn; the last one is shorter.
   *
   * @defaultValue 5
   */
  lines?: number | undefined;
}

/**
 * Pulsing lines in place of a paragraph that is still loading.
 *
 * @see [Bulma: skeletons](https://bulma.io/documentation/features/skeletons/)
 */
export function BlockSkeletonLines({
  lines = 5,
  ...props
}: ElementProps<'div', BlockSkeletonLinesProps>) {
  return (
    <div {...useBulmaClasses(props, 'skeleton-lines')}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} />
      ))}
    </div>
  );
}

/** {@link BlockSkeleton} */
Block.Skeleton = BlockSkeleton;
/** {@link BlockSkeletonLines} */
Block.SkeletonLines = BlockSkeletonLines;
