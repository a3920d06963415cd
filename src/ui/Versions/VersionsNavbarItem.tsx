import { lazy, Suspense, type ReactNode } from 'react';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';

/** Loaded only if the site has several versions. */
const VersionsDropdown = lazy(() => import('./VersionsDropdown.tsx'));

/** The versions of the site, each of which is another build. */
export default function VersionsNavbarItem(props: Props): ReactNode {
  return (
    <Suspense>
      <VersionsDropdown {...props} />
    </Suspense>
  );
}
