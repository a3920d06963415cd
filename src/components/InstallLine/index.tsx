import type { ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

/** The command that installs the library, with a button to copy it. */
export default function InstallLine(): ReactNode {
  return (
    <div className={styles.line}>
      <code>npm install bulmatic bulma</code>
      <CopyButton what="install command" />
    </div>
  );
}
