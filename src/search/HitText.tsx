import type { ReactNode } from 'react';
import type { Hit } from '@site/src/search/engine';
import styles from './styles.module.css';

const escaped = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** A text, with the words in it marked that begin like those that were looked for. */
function Marked({ text, words }: { text: string; words: readonly string[] }): ReactNode {
  if (words.length === 0) return text;
  const pattern = new RegExp(`(${words.map(escaped).join('|')})`, 'i');
  return text
    .split(pattern)
    .map((part, index) => (index % 2 ? <mark key={index}>{part}</mark> : part));
}

/** What is found: page, section or prop, and the words that are only in its text. */
export default function HitText({ hit }: { hit: Hit }): ReactNode {
  const { page, heading, words } = hit;
  const shown = `${page} ${heading}`.toLowerCase();
  // Browsers that translate a page replace its texts, so React can't change parts of one.
  const key = words.join();
  const others = words.filter((word) => !shown.includes(word));
  return (
    <>
      <span key={`page ${key}`} className={styles.page}>
        <Marked text={page} words={words} />
      </span>
      {heading && (
        <span key={`heading ${key}`} className={styles.heading}>
          <Marked text={heading} words={words} />
        </span>
      )}
      {others.length > 0 && <span className={styles.words}>{others.join(', ')}</span>}
    </>
  );
}
