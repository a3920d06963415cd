import { afterAll, beforeEach } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// `vitest-browser-react` does this too, but for the first file alone, since all files share its module.
beforeEach(cleanup);

// The browser stays open until all projects have ended, and would draw the spinners of a last test until then.
afterAll(cleanup);
