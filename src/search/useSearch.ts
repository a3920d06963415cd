import { useCallback, useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { looksLikeClass } from '@site/src/search/classes';
import { loadClasses, loadEngine } from '@site/src/search/load';
import { find, type Results } from '@site/src/search/results';

/** The most letters that a query can have. Each word takes time, and a pasted file would stop the page. */
export const LONGEST_QUERY = 500;

/** How far a search is. */
export type SearchState =
  { status: 'empty' | 'loading' | 'failed' } | { status: 'done'; results: Results };

/** Searches for a query, whenever it changes; `retry` does so again. */
export function useSearch(query: string): { state: SearchState; retry: () => void } {
  const baseUrl = useBaseUrl('/');
  const [state, setState] = useState<SearchState>({ status: 'empty' });
  const [attempt, setAttempt] = useState(0);
  const wanted = query.trim();

  useEffect(() => {
    let isCurrent = true;
    const set = (next: SearchState) => {
      if (isCurrent) setState(next);
    };
    const engine = loadEngine(baseUrl);
    if (!wanted) {
      set({ status: 'empty' });
      // An error is reported when the user types.
      engine.catch(() => {});
      return;
    }
    const classes = looksLikeClass(wanted) ? loadClasses(baseUrl) : [];
    const slow = setTimeout(set, 150, { status: 'loading' });
    Promise.all([engine, classes])
      .then(
        ([ready, rows]) => set({ status: 'done', results: find(ready, wanted, rows) }),
        () => set({ status: 'failed' }),
      )
      .finally(() => clearTimeout(slow));
    return () => {
      isCurrent = false;
      clearTimeout(slow);
    };
  }, [baseUrl, wanted, attempt]);

  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  return { state, retry };
}
