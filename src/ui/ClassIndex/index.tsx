import type { ReactNode } from 'react';
import index from '@generated/reference/default/classes.json';
import Link from '@docusaurus/Link';
import LinkedRows from './LinkedRows.tsx';
import styles from './styles.module.css';
import { useRows } from './useRows.ts';

/** Each class of the components, with the component or prop that sets it. */
export function ComponentClasses(): ReactNode {
  return index.entries.map(({ first, last, rows }) => (
    <div key={rows} className={styles.part}>
      <table className={styles.table}>
        <caption>
          {first} to {last}
        </caption>
        <thead>
          <tr>
            <th scope="col">Class</th>
            <th scope="col">You write</th>
          </tr>
        </thead>
        <LinkedRows of={rows} />
      </table>
    </div>
  ));
}

function Pairs({ of }: { of: string }): ReactNode {
  return <dl className={styles.pairs} {...useRows<HTMLDListElement>(of)} />;
}

/** The classes of props with many values, each in a collapsible list. */
export function FamilyClasses({ of }: { of: 'families' | 'helpers' }): ReactNode {
  return index[of].map(({ title, href, count, rows }) => (
    <details key={title} className={styles.family}>
      <summary>
        <code>{title}</code> {count === 1 ? '1 class' : `${count} classes`}
      </summary>
      <p>
        <Link to={href}>Reference of this prop</Link>
      </p>
      <Pairs of={rows} />
    </details>
  ));
}

/** The classes that no prop sets, and why. */
export function ClassesLeftOut(): ReactNode {
  return (
    <ul>
      {index.leftOut.map(({ names, reason }) => (
        <li key={reason}>
          {reason} <span className={styles.names}>{names.join(' ')}</span>
        </li>
      ))}
    </ul>
  );
}
