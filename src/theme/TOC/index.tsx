// The original isn't a landmark, and next to a blog post it is outside of all landmarks.
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
