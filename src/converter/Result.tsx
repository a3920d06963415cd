import type { ReactNode } from 'react';
import type { DemoModule } from '*.demo.tsx?demo';
import styles from './styles.module.css?lazy';
import type { State } from './useConverter';

/** The running result: at first that of the first example, which needs no converter. */
export default function Result({ state, start }: { state: State; start: DemoModule }): ReactNode {
  if (state.status === 'unused' || state.status === 'loading') return <start.View demo={start} />;
  if (state.status !== 'done') return <p className={styles.hint}>There is no result.</p>;
  const { made, LiveResult } = state;
  return (
    <>
      <LiveResult tree={made.tree} />
      {made.addresses.length > 0 && (
        <div className={styles.hint}>
          The result loads nothing from elsewhere. Your TSX will:
          <ul>
            {made.addresses.map((address) => (
              <li key={address}>
                <code>{address}</code>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
