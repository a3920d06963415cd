// A page has its own part of the sidebars first, and all of them later. The original assumes that the first part is
// everything.
import { useSyncExternalStore, type ReactNode } from 'react';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import type { Props } from '@theme/DocVersionRoot';
import { onWhole, wholeOf } from '../../routing/whole.ts';

export default function DocVersionRootWrapper({ version, ...props }: Props): ReactNode {
  const known = useSyncExternalStore(
    onWhole,
    () => wholeOf(version),
    () => version,
  );
  return <DocVersionRoot {...props} version={known} />;
}
