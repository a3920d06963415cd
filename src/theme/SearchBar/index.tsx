// The original is empty; a plugin is supposed to fill it.
import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { openAnew } from '@site/src/navigation/keepPage';
import clsx from 'clsx';
import styles from './styles.module.css';

const loadDialog = () => import('@site/src/search/Dialog');
const SearchDialog = lazy(loadDialog);

/** Opens the search dialog. Without JavaScript, it links to the search page. `src/first-visit` handles the keys. */
export default function SearchBar(): ReactNode {
  const page = useBaseUrl('/search');
  const { pathname } = useLocation();
  /** The page over which the search is open. */
  const [openAt, setOpenAt] = useState<string>();
  // Back leads to another page.
  if (openAt && openAt !== pathname) setOpenAt(undefined);
  const isBrowser = useIsBrowser();
  const isApple = isBrowser && /Mac|iP/.test(navigator.platform);

  function open(event: MouseEvent) {
    event.preventDefault();
    void loadDialog().then(
      () => setOpenAt(pathname),
      () => {
        // `src/first-visit` stops keeping what is typed for a field that doesn't come.
        dispatchEvent(new Event('focusin'));
        void openAnew(page);
      },
    );
  }

  function preload() {
    // If it fails, a click opens the search page instead.
    loadDialog().catch(() => {});
  }

  return (
    <>
      <a
        href={page}
        role={isBrowser ? 'button' : undefined}
        aria-haspopup={isBrowser ? 'dialog' : undefined}
        aria-keyshortcuts={isBrowser ? 'Control+K Meta+K /' : undefined}
        className={clsx('search-link', styles.link)}
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M13 13l5 5M8 2a6 6 0 100 12A6 6 0 008 2z"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        <span className={styles.label}>Search</span>
        <span aria-hidden className={styles.keys}>
          {isApple ? '⌘ K' : 'Ctrl K'}
        </span>
      </a>
      {openAt === pathname && (
        <Suspense>
          <SearchDialog onClose={() => setOpenAt(undefined)} />
        </Suspense>
      )}
    </>
  );
}
