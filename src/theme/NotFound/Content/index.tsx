// The original leads nowhere; a reader who took a wrong turn needs a way on.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { Props } from '@theme/NotFound/Content';
import Heading from '@theme/Heading';
import clsx from 'clsx';

const PLACES = [
  ['/docs/intro', 'Getting Started', 'install the library and show a first component'],
  ['/docs/components/intro', 'Components', 'all components at a glance, by group'],
  ['/docs/category/elements', 'APIs', 'every prop of every component'],
  ['/docs/guides/intro', 'Guides', 'answers to questions that span components'],
  ['/blog', 'Blog', 'releases and decisions'],
] as const;

export default function NotFoundContent({ className }: Props): ReactNode {
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      <Heading as="h1">Page not found</Heading>
      <p>
        There is no page at this address. It may have moved, or the link that brought you here may
        be misspelt. These pages lead on:
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
