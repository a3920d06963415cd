import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyButton from '@site/src/ui/CopyButton';
import styles from './styles.module.css';

/** The command that installs the library, with a button to copy it. */
export default function InstallLine(): ReactNode {
  const { installed } = useDocusaurusContext().siteConfig.customFields as { installed: string };
  return (
    <div className={styles.line}>
      <code>{`npm install ${installed} bulma`}</code>
      <CopyButton what="install command" />
    </div>
  );
}
