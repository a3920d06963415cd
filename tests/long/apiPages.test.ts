import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { launchOptions } from '../chromium.ts';
import { copyRepository, replaceInFile } from '../build/copy.ts';
import { docusaurus, startDocusaurus } from '../build/docusaurus.ts';

/** A first start compiles the whole site, beside all other tests. */
const WAIT_MS = 180_000;
const BOX = 'library/src/elements/Box.tsx';

/** What is done to a module, and what the error must name. */
const MISTAKES = {
  'An exported prop without a comment': {
    text: '/** Props of {@link Box}. */\nexport interface BoxProps extends BulmaClassesProps {',
    replacement:
      '/** Props of {@link Box}. */\nexport interface BoxProps extends BulmaClassesProps {\n  mystery?: string;',
    names: ['BoxProps.mystery', 'elements/Box.tsx'],
  },
  'A link in a comment that leads nowhere': {
    text: '/** Props of {@link Box}. */',
    replacement: '/** Props of {@link Crate}. */',
    names: ['"Crate"', 'BoxProps'],
  },
  'A module without the export that it is named after': {
    text: 'export function Box<',
    replacement: 'export function Crate<',
    names: ['"Box"', 'elements/Box.tsx'],
  },
} as const;

test.for(Object.entries(MISTAKES))(
  '%s stops the build, and the error names file and symbol',
  async ([name, { text, replacement, names }]) => {
    const folder = copyRepository(`api-${Object.keys(MISTAKES).indexOf(name)}`);
    replaceInFile(`${folder}/${BOX}`, text, replacement);
    // Nothing else may mind that the export has another name now.
    writeFileSync(`${folder}/library/src/index.ts`, "export * from './elements/Box.tsx';\n");
    const { ok, output } = await docusaurus(folder, 'build');
    expect(ok).toBe(false);
    for (const one of names) expect(output).toContain(one);
  },
);

test('While the site runs, editing the comment of a prop updates the open API page', async () => {
  const folder = copyRepository('api-live');
  const server = startDocusaurus(folder, 'start', '--port', '3210', '--no-open');
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const url = 'http://localhost:3210/docs/api/elements/button';
    // The server answers only when it has compiled, which takes longer than Playwright's own limit on a busy machine.
    const open = () => page.goto(url, { timeout: WAIT_MS });
    await vi.waitFor(open, { timeout: WAIT_MS, interval: 500 });
    await page.getByText('Takes the whole width: is-fullwidth').waitFor({ timeout: WAIT_MS });
    replaceInFile(
      `${folder}/library/src/elements/Button.tsx`,
      'Takes the whole width: ',
      'Fills its row: ',
    );
    await page.getByText('Fills its row: is-fullwidth').waitFor({ timeout: WAIT_MS });
  } finally {
    await browser.close();
    server.kill();
  }
}, 400_000);
