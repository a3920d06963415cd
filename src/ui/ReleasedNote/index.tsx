import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import library from '@site/library/package.json';
import { useIsReleased } from '../useIsReleased';

/** Says in a post from before the first release that there is one by now. */
export default function ReleasedNote(): ReactNode {
  if (!useIsReleased()) return null;
  return (
    <p>
      <strong>This post is from before the first release.</strong> Bulmatic {library.version} is on
      npm, and <Link to="/docs/guides/versions">Versions</Link> lists what has changed.
    </p>
  );
}
