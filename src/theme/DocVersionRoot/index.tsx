// A page knows its own part of the sidebars first, and all of them after a while; the original takes what it gets for all.
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
