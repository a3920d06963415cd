import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PropBlogPostMetadata } from '@docusaurus/plugin-content-blog';
import styles from './styles.module.css';

/** Formats a date as `Nov 20, 2026`. `Intl` would cost a phone 50 ms to load its data. */
function print(date: Date): string {
  const [, day, month, year] = date.toUTCString().split(' ');
  return `${month} ${Number(day)}, ${year}`;
}

export interface PostSummaryProps {
  /** The metadata of the post. */
  post: PropBlogPostMetadata;
}

/** A post in a list: title, date, reading time, summary and tags. */
export default function PostSummary({ post }: PostSummaryProps): ReactNode {
  const { title, permalink, readingTime, description, tags } = post;
  const date = new Date(post.date);
  return (
    <article className={styles.summary}>
      <h2 className={styles.title}>
        <Link to={permalink}>{title}</Link>
      </h2>
      <p className={styles.facts}>
        <time dateTime={date.toISOString()}>{print(date)}</time>
        {readingTime !== undefined && ` · ${Math.ceil(readingTime)} min read`}
      </p>
      <p className={styles.description}>{description}</p>
      <ul className={styles.tags} aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag.permalink}>
            <Link to={tag.permalink} title={tag.description}>
              {tag.label}
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
