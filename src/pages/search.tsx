import { useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import HitText from '@site/src/search/HitText';
import Outcome, { summaryOf } from '@site/src/search/Outcome';
import { LONGEST_QUERY, useSearch } from '@site/src/search/useSearch';
import styles from '@site/src/search/styles.module.css';

const queryIn = (search: string) => new URLSearchParams(search).get('q') ?? '';

export default function SearchPage(): ReactNode {
  const history = useHistory();
  const { pathname, search } = useLocation();
  // The server does not know the query.
  const query = useIsBrowser() ? queryIn(search) : '';
  const { state, retry } = useSearch(query);
  // The address follows later, and would take the caret to the end.
  const [typed, setTyped] = useState<string>();
  if (typed === query) setTyped(undefined);
  const groups = state.status === 'done' ? state.results.groups : [];

  function type(text: string) {
    setTyped(text);
    history.replace(text ? `${pathname}?q=${encodeURIComponent(text)}` : pathname);
  }

  return (
    <Layout
      title={query ? `Search: ${query}` : 'Search'}
      description="Search the components, props, classes, guides, recipes and posts of the Bulmatic site."
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">Search</Heading>
        <noscript>
          <p>Search needs JavaScript. Without it, start from one of these lists:</p>
        </noscript>
        <input
          type="search"
          name="q"
          aria-label="Search"
          maxLength={LONGEST_QUERY}
          placeholder="Components, props, classes, guides"
          className={styles.field}
          value={typed ?? query}
          onChange={({ target }) => type(target.value)}
        />
        <p role="status" className={styles.status}>
          {summaryOf(state)}
        </p>
        {groups.map(({ group, hits }) => (
          <section key={group}>
            <Heading as="h2">{group}</Heading>
            <ul className={styles.results}>
              {hits.map((hit) => (
                <li key={hit.href} className={styles.result}>
                  <Link to={hit.href}>
                    <HitText hit={hit} />
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <Outcome state={state} onRetry={retry} />}
      </main>
    </Layout>
  );
}
