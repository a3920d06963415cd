import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Block}. */
export interface BlockProps extends BulmaClassesProps {}

/**
 * A container that adds a margin below itself, unless it is the last child.
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
 * A pulsing placeholder for a block of content that is still loading.
 *
 * Text inside it is invisible, but sets its height.
 *
 * The placeholder doesn't tell screen readers that anything is loading: set `aria-busy` on the region that loads.
 *
 * @see [Bulma: skeletons](https://bulma.io/documentation/features/skeletons/)
 */
export function BlockSkeleton(props: ElementProps<'div', BlockSkeletonProps>) {
  return <div {...useBulmaClasses(props, 'skeleton-block')} />;
}

/** Props of {@link BlockSkeletonLines}. */
export interface BlockSkeletonLinesProps extends BulmaClassesProps {
  /**
   * Number of lines. The last one is shorter.
   *
   * @defaultValue 5
   */
  lines?: number | undefined;
}

/**
 * A placeholder of pulsing lines for a paragraph that is still loading.
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
