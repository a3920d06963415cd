// The original shows the beginning of each post in full, so hardly one fits on a screen. This is a list to scan.
import type { ReactNode } from 'react';
import type { Props } from '@theme/BlogPostItems';
import PostSummary from '@site/src/ui/PostSummary';
import styles from './styles.module.css';

export default function BlogPostItems({ items }: Props): ReactNode {
  return (
    <ol className={styles.list}>
      {items.map(({ content: { metadata } }) => (
        <li key={metadata.permalink} className={styles.item}>
          <PostSummary post={metadata} />
        </li>
      ))}
    </ol>
  );
}
