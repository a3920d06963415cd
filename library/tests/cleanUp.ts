import { afterAll } from 'vitest';
import { cleanup } from 'vitest-browser-react';

// The browser stays open until all projects have ended, and would draw the spinners of a last test until then.
afterAll(cleanup);
