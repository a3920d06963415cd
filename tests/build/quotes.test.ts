import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FENCE = /^```\w+[^\n]*title="([^"]+)"[^\n]*\n([\s\S]*?)^```$/gm;

const pages = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('api'))
    .map((file) => join(folder, file)),
);

/** Code blocks that are titled with a file of this repository; other titles name files that a reader makes. */
const quotes = pages.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(FENCE)].map(([, file = '', code = '']) => ({
    page,
    file,
    code,
  })),
);

/** Lines without their indentation, since a quote may stand alone what is nested in the file. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

test('There are quotes to check', () => {
  expect(quotes.filter(({ file }) => existsSync(file)).length).toBeGreaterThan(5);
});

test.for(quotes.filter(({ file }) => existsSync(file)))(
  '$page quotes $file as it is',
  ({ file, code }) => {
    expect(lines(readFileSync(file, 'utf8'))).toContain(lines(code));
  },
);
