import type { ReactNode } from 'react';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** What one writes, such as `color="primary"`, and the classes that it yields. */
type Pair = readonly [written: string, classes: string];

export interface ClassGroup {
  /** What the pairs have in common. */
  title: string;
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

/** The Bulma classes of a component: what one writes on the left, the class on the right. */
export default function BulmaClasses({ groups }: { groups: readonly ClassGroup[] }): ReactNode {
  return groups.map(({ title, pairs, breakpoints }) => (
    <section key={title} className={styles.group}>
      <Heading as="h3" className={styles.title}>
        {title}
      </Heading>
      {pairs.length > 0 && <Pairs pairs={pairs} />}
      {breakpoints.map(({ breakpoint, pairs: some }) => (
        <details key={breakpoint} className={styles.more}>
          <summary>
            <code>{breakpoint}</code>, {some.length} values
          </summary>
          <Pairs pairs={some} />
        </details>
      ))}
    </section>
  ));
}
