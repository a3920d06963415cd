'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { Block, Cell, Grid } from 'bulmatic';

export interface PageSkeletonProps {
  /** Whether the content is loading. */
  loading: boolean;
  /** What the page will show: lines of text, the rows of a table, or cards. */
  kind?: 'text' | 'rows' | 'cards';
  /** How many lines, rows or cards. */
  count?: number;
  /** How long the page stays empty before the skeleton appears, in milliseconds, so that short waits don’t flicker. */
  delay?: number;
  /** What screen readers announce if it takes longer than that. */
  label?: string;
  /** The content. */
  children?: ReactNode;
}

/** Shows the outline of a page while its content loads, and tells screen readers that it is loading. */
export function PageSkeleton({
  loading,
  kind = 'text',
  count = 5,
  delay = 200,
  label = 'Loading…',
  children,
}: PageSkeletonProps) {
  return (
    <Block aria-busy={loading}>
      {loading && (
        <Late delay={delay}>
          <Block role="status" srOnly>
            {label}
          </Block>
          <Outline kind={kind} count={count} />
        </Late>
      )}
      {!loading && children}
    </Block>
  );
}

function Late({ delay, children }: { delay: number; children: ReactNode }) {
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  return shown && children;
}

function Outline({ kind, count }: Required<Pick<PageSkeletonProps, 'kind' | 'count'>>) {
  if (kind === 'text') return <Block.SkeletonLines lines={count} aria-hidden />;
  const boxes = Array.from({ length: count }, (_, index) => index);
  if (kind === 'rows') {
    return boxes.map((box) => (
      <Block.Skeleton key={box} aria-hidden mb={2} style={{ minHeight: '2.5rem' }} />
    ));
  }
  return (
    <Grid aria-hidden>
      {boxes.map((box) => (
        <Cell key={box}>
          <Block.Skeleton style={{ minHeight: '10rem' }} />
        </Cell>
      ))}
    </Grid>
  );
}
