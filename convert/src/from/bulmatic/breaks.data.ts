import type { Row } from '../peer.ts';

/** What an upgrade has to change in an app. */
export interface Break extends Row {
  /** The release that breaks it; `next` until there is one, which versioning fills in. */
  release: string;
}

/** All breaks, the oldest first. A change that breaks an app adds its rows here, beside its changeset. */
export const BREAKS: readonly Break[] = [];
