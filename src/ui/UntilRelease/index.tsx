import type { ReactNode } from 'react';
import { useIsReleased } from '../useIsReleased';

/** What is true only as long as nothing is on npm. */
export default function UntilRelease({ children }: { children: ReactNode }): ReactNode {
  return useIsReleased() ? null : children;
}
