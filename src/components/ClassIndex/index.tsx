import { Fragment, type ReactNode } from 'react';
import index from '@generated/reference/default/classes.json';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

type Index = typeof index;

/** What yields a class: `color="primary"` of some components. */
function Sources({ sources }: Pick<Index['entries'][number], 'sources'>): ReactNode {
  return sources.map(({ written, components }) => (
    <div key={written ?? ''}>
      {written && (
        <>
          <code>{written}</code> <span className={styles.of}>of</span>{' '}
        </>
      )}
      {components.map(({ label, href }, position) => (
        <Fragment key={label}>
          {position > 0 && ', '}
          <Link to={href}>{written ? label : <code>{`<${label}>`}</code>}</Link>
        </Fragment>
      ))}
    </div>
  ));
}

/** Each class of components, with what yields it. */
export function ComponentClasses(): ReactNode {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Class</th>
          <th scope="col">You write</th>
        </tr>
      </thead>
      <tbody>
        {index.entries.map(({ name, sources }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <Sources sources={sources} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The classes of props that have many, each in a list that opens. */
export function FamilyClasses({ of }: { of: 'families' | 'helpers' }): ReactNode {
  return index[of].map(({ title, href, pairs }) => (
    <details key={title} className={styles.family}>
      <summary>
        <code>{title}</code> {pairs.length === 1 ? '1 class' : `${pairs.length} classes`}
      </summary>
      <p>
        <Link to={href}>Reference of this prop</Link>
      </p>
      <dl className={styles.pairs}>
        {pairs.map(({ name, written }) => (
          <div key={name + written}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              <code>{written}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  ));
}

/** The classes that no prop yields, and why. */
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
