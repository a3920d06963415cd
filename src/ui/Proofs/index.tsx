import type { ReactNode } from 'react';
import type { OwnProofs } from '@generated/reference/default/proofs/*.json';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** What the build and the tests show of a component, in a few small columns. */
export default function Proofs({ proofs }: OwnProofs): ReactNode {
  return (
    <div className={styles.proofs}>
      <dl>
        {Object.entries(proofs).map(([name, { value, state }]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-state={state}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to="/docs/guides/proofs">How this is proven</Link>
      </p>
    </div>
  );
}
