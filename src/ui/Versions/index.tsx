import type { ReactNode } from 'react';
import { useVersions } from './useVersions.ts';

/** Links to the old versions of the site; in one of them, to the page that lists all. */
export default function Versions(): ReactNode {
  const { own, all, current, listPage, linkTo } = useVersions();
  if (own !== current)
    return (
      <p>
        These pages describe {own}. <a href={listPage}>The newest pages</a> list all versions.
      </p>
    );
  const [, ...old] = all;
  if (old.length === 0) return <p>There are no older pages yet.</p>;
  return (
    <ul>
      {old.map((version) => (
        <li key={version}>
          <a {...linkTo(version)}>{version}</a>
        </li>
      ))}
    </ul>
  );
}
