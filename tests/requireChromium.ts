import { findChromium } from './chromium.ts';

/** Before a run of tests in a browser: says what to do if there is none. */
export default function requireChromium() {
  findChromium();
}
