import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Entry } from '@site/src/search/unpack';
import type { SearchState } from './useSearch';
import styles from './styles.module.css';

/** What to say about a search, for the eye and for screen readers. */
export function summaryOf(state: SearchState): string {
  switch (state.status) {
    case 'empty':
      return '';
    case 'loading':
      return 'Loading the search…';
    case 'failed':
      return 'The search could not be loaded.';
  }
  const { count, query } = state.results;
  if (count === 0) return `No results for “${query}”.`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”`;
}

/** Ways on when a search finds nothing, cannot be loaded, or has not begun. */
export default function Outcome({
  state,
  onRetry,
}: {
  state: SearchState;
  onRetry: () => void;
}): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { repositoryUrl } = siteConfig.customFields as { repositoryUrl: string };
  const similar: readonly Entry[] = state.status === 'done' ? state.results.similar : [];
  const isWithoutResults = state.status === 'done' && state.results.count === 0;
  return (
    <div className={styles.outcome}>
      {state.status === 'failed' && (
        <button type="button" className="button button--secondary" onClick={onRetry}>
          Retry
        </button>
      )}
      {similar.length > 0 && (
        <p>
          Similar:{' '}
          {similar.map(({ href, page }, index) => (
            <span key={index}>
              {index > 0 && ', '}
              <Link to={href}>{page}</Link>
            </span>
          ))}
        </p>
      )}
      <ul>
        <li>
          <Link to="/docs/components/intro">All components</Link>
        </li>
        <li>
          <Link to="/docs/guides/bulma-classes">All classes of Bulma</Link>
        </li>
        {isWithoutResults && (
          <li>
            <Link to={`${repositoryUrl}/issues/new`}>Ask for a page</Link>
          </li>
        )}
      </ul>
    </div>
  );
}
