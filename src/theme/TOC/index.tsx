// The original is not a landmark, and beside a blog post it stands outside of all landmarks.
import type { ReactNode } from 'react';
import TOC from '@theme-original/TOC';
import type { Props } from '@theme/TOC';
import styles from './styles.module.css';

export default function NavigationTOC(props: Props): ReactNode {
  return (
    <nav aria-label="Table of contents" className={styles.column}>
      <TOC {...props} />
    </nav>
  );
}
