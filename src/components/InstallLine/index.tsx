import type { ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

const COMMAND = 'npm install bulmatic bulma';

/** The command that installs the library, with a button to copy it. */
export default function InstallLine(): ReactNode {
  return (
    <div className={styles.line}>
      <code>{COMMAND}</code>
      <CopyButton getText={() => COMMAND} what="install command" />
    </div>
  );
}
