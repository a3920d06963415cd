// The original has no links, but the user needs a way to continue.
import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import { meantPages, type PageList } from '../../../navigation/meantPages.ts';

const PLACES = [
  ['/docs/intro', 'Getting Started', 'install the library and render your first component'],
  ['/docs/components/intro', 'Components', 'all components by group'],
  ['/docs/category/elements', 'APIs', 'every prop of every component'],
  ['/docs/guides/intro', 'Guides', 'topics that apply to several components'],
  ['/blog', 'Blog', 'releases and decisions'],
] as const;

interface Meant {
  path: string;
  title: string;
}

/** The pages that the user may have meant by the address; none until the list of all pages has come, or if it doesn't. */
function useMeantPages(): readonly Meant[] {
  const baseUrl = useBaseUrl('/');
  // The router may know another address than the user.
  const location = useLocation();
  const [meant, setMeant] = useState<readonly Meant[]>([]);
  useEffect(() => {
    fetch(`${baseUrl}pages.json`)
      .then((response) => response.json())
      .then((list: PageList) => {
        const path = decodeURI(window.location.pathname).slice(baseUrl.length);
        setMeant(meantPages(path, list).map((page) => ({ path: page, title: list[page]! })));
      })
      .catch(() => setMeant([]));
  }, [baseUrl, location]);
  return meant;
}

export default function NotFoundContent({ className }: Props): ReactNode {
  const meant = useMeantPages();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this address. It may have moved, or the link may be misspelled.</p>
      <div role="status">
        {meant.length > 0 && (
          <>
            <p>Perhaps you want to open:</p>
            <ul>
              {meant.map(({ path, title }) => (
                <li key={path}>
                  <Link to={`/${path}`}>{title}</Link> at <code>/{path}</code>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p>{meant.length > 0 ? 'Or try' : 'Try'} one of these pages:</p>
      <ul>
        {PLACES.map(([to, label, what]) => (
          <li key={to}>
            <Link to={to}>{label}</Link>: {what}
          </li>
        ))}
      </ul>
      <p>
        Or go back to the <Link to="/">home page</Link>.
      </p>
    </main>
  );
}
