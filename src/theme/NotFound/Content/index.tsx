// The original has no links, but the user needs a way to continue.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';

const PLACES = [
  ['/docs/intro', 'Getting Started', 'install the library and render your first component'],
  ['/docs/components/intro', 'Components', 'all components by group'],
  ['/docs/category/elements', 'APIs', 'every prop of every component'],
  ['/docs/guides/intro', 'Guides', 'topics that apply to several components'],
  ['/blog', 'Blog', 'releases and decisions'],
] as const;

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. It may have moved, or the link may be misspelled. Try one
        of these pages:
      </p>
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
