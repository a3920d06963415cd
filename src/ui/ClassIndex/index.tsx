import { Suspense, use, type ReactNode } from 'react';
import type { CodeSource } from '@generated/code';
import Link from '@docusaurus/Link';
import LinkedRows from './LinkedRows.tsx';
import styles from './styles.module.css';

let loading: Promise<typeof import('@generated/reference/default/classes.js')> | undefined;

/** The index, which weighs more than the rest of its page, and is loaded after the page responds. */
const useIndex = () => use((loading ??= import('@generated/reference/default/classes.js'))).default;

const ComponentRows = () => <LinkedRows of={useIndex().entries} />;

/** Each class of the components, with the component or prop that sets it. */
export function ComponentClasses(): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Class</th>
          <th scope="col">You write</th>
        </tr>
      </thead>
      <Suspense>
        <ComponentRows />
      </Suspense>
    </table>
  );
}

/** The markup comes from the build, never from a user. */
const Pairs = ({ of: { id, html } }: { of: CodeSource }) => (
  <dl className={styles.pairs} data-code={id} dangerouslySetInnerHTML={{ __html: html }} />
);

type Kind = 'families' | 'helpers';

const Families = ({ of }: { of: Kind }) =>
  useIndex()[of].map(({ title, href, count, rows }) => (
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

/** The classes of props with many values, each in a collapsible list. */
export const FamilyClasses = ({ of }: { of: Kind }): ReactNode => (
  <Suspense>
    <Families of={of} />
  </Suspense>
);

const LeftOut = () =>
  useIndex().leftOut.map(({ names, reason }) => (
    <li key={reason}>
      {reason} <span className={styles.names}>{names.join(' ')}</span>
    </li>
  ));

/** The classes that no prop sets, and why. */
export const ClassesLeftOut = (): ReactNode => (
  <ul>
    <Suspense>
      <LeftOut />
    </Suspense>
  </ul>
);
