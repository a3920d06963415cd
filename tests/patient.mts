/**
 * What Vitest asks of the whole configuration about browsers, and of none of its projects. A browser is connected when
 * Vite has bundled what the tests import, and on a busy machine that took longer than the minute that Vitest waits.
 */
export const PATIENT = { connectTimeout: 600_000 };
