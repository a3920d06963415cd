import type { ReactNode } from 'react';
import { useIsReleased } from '../useIsReleased';

/** Shows its children only until the package is on npm. */
export default function UntilRelease({ children }: { children: ReactNode }): ReactNode {
  return useIsReleased() ? null : children;
}
