import type { ReactNode } from 'react';
import tarball from '@generated/package/default/tarball.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import library from '@site/library/package.json';

/** Where the package comes from until it is on npm, with its size and hash. */
export default function PackageNote(): ReactNode {
  const href = useBaseUrl(tarball?.name ?? '');
  if (!tarball) return null;
  return (
    <p>
      Version {library.version} isn’t on npm yet, so these commands install{' '}
      <a href={href}>{tarball.name}</a> ({Math.round(tarball.size / 1000)} kB) from this site. Its
      integrity is <code>{tarball.integrity}</code>.
    </p>
  );
}
