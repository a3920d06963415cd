import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What you write, such as `color="primary"`, and the classes that it yields. */
type Pair = readonly [written: string, classes: string];

export interface BulmaClassesProps {
  pairs: readonly Pair[];
  /** Pairs that hold from one breakpoint on. */
  breakpoints: readonly { breakpoint: string; pairs: readonly Pair[] }[];
}

function Pairs({ pairs }: { pairs: readonly Pair[] }): ReactNode {
  return (
    <dl className={styles.pairs}>
      {pairs.map(([written, classes]) => (
        <div key={written}>
          <dt>
            <code>{written}</code>
          </dt>
          <dd>
            <code>{classes}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Some of the Bulma classes of a component: what you write on the left, the class on the right. */
export default function BulmaClasses({ pairs, breakpoints }: BulmaClassesProps): ReactNode {
  return (
    <div className={styles.group}>
      {pairs.length > 0 && <Pairs pairs={pairs} />}
      {breakpoints.map(({ breakpoint, pairs: some }) => (
        <details key={breakpoint} className={styles.more}>
          <summary>
            <code>{breakpoint}</code>, {some.length} {some.length === 1 ? 'value' : 'values'}
          </summary>
          <Pairs pairs={some} />
        </details>
      ))}
    </div>
  );
}
