import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import library from '@site/library/package.json';
import { useIsReleased } from '../useIsReleased';

/** Tells readers of a post from before the first release that the library has been released since. */
export default function ReleasedNote(): ReactNode {
  if (!useIsReleased()) return null;
  return (
    <p>
      <strong>This post is from before the first release.</strong> Bulmatic {library.version} is on
      npm, and <Link to="/docs/guides/versions">Versions</Link> lists what has changed.
    </p>
  );
}
