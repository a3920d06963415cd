'use client';

import { colorModeScript } from 'bulmatic';

/** Applies the stored mode before the page is painted. */
export function ColorModeScript() {
  // The server's HTML contains it, and React warns about scripts that it creates in the browser.
  if (typeof window !== 'undefined') return null;
  return <script dangerouslySetInnerHTML={{ __html: colorModeScript }} />;
}
