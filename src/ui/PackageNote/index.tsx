import type { ReactNode } from 'react';
import tarball from '@generated/package/default/tarball.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import library from '@site/library/package.json';

/** Where the package comes from until it is on npm. */
export default function PackageNote(): ReactNode {
  const href = useBaseUrl(tarball ?? '');
  if (!tarball) return null;
  return (
    <p>
      Version {library.version} isn’t on npm yet, so these commands install{' '}
      <a href={href}>{tarball}</a> from this site.
    </p>
  );
}
