import type { ReactNode } from 'react';
import type { Title } from '@generated/reference/default/titles/*.json';
import Link from '@docusaurus/Link';
import { withCode } from '@site/src/ui/withCode';
import styles from './styles.module.css';

export interface TitleBlockProps extends Title {
  /** Which of the two pages of the component this is. */
  page: 'usage' | 'api';
}

/** The header of both pages of a component: what it is, where its source and Bulma’s docs are, and a link to the other page. */
export default function TitleBlock({ page, ...title }: TitleBlockProps): ReactNode {
  return (
    <header className={styles.block}>
      <h1>{title.name}</h1>
      <p className={styles.sentence}>{withCode(title.sentence)}</p>
      {title.deprecated !== undefined && (
        <p>
          <strong>Deprecated:</strong> {withCode(title.deprecated)}
        </p>
      )}
      <p className={styles.links}>
        <code>{`import { ${title.name} } from 'bulmatic';`}</code>
        <Link href={title.source}>Source</Link>
        {title.bulmaPage && <Link href={title.bulmaPage}>Bulma docs</Link>}
        {title.since && <span>{title.since}</span>}
      </p>
      <nav aria-label={`Pages of ${title.name}`} className={styles.pages}>
        <Link to={title.usage} aria-current={page === 'usage' ? 'page' : undefined}>
          Usage
        </Link>
        <Link to={title.api} aria-current={page === 'api' ? 'page' : undefined}>
          API
        </Link>
      </nav>
    </header>
  );
}
