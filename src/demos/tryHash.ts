/** What the hash of an address begins with that says what somebody has tried. */
export const PREFIX = '#try';

/** Whether the hash of an address says what somebody has tried. */
export const isTryHash = (hash: string) => hash === PREFIX || hash.startsWith(`${PREFIX}=`);
