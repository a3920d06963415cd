import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workspaces } from '../../package.json' with { type: 'json' };
import { stepsOf } from '../fences.ts';
import { checkOut, commit, replaceInFile } from '../build/copy.ts';
import { shell } from '../build/shell.ts';
import { takeSteps } from '../build/steps.ts';

/** The pages of the first tutorial, in the order of its sidebar. The last one clears everything away. */
const PAGES = [
  'create-a-page',
  'create-a-document',
  'create-a-blog-post',
  'markdown-features',
  'deploy-your-site',
  'congratulations',
].map((page) => `docs/tutorial-basics/${page}.mdx`);

const stepsOfPage = (page: string) =>
  stepsOf('tutorial').filter(({ document }) => document === page);

/** The pages that a build lacks. */
const missing = (folder: string, pages: readonly string[]) =>
  pages.filter((page) => !existsSync(join(folder, `build/${page}.html`)));

/** The steps of the tutorial on versions, the last of which takes everything back. `newComponent` follows that on translations. */
const versions = stepsOf('docs-version');

// Builds take most of the time, so independent steps share one.
describe('A checkout with `dependencies` alone, after the first release, in which the tutorials are followed', () => {
  // Not below the repository, whose packages would be found there.
  const parent = mkdtempSync(join(tmpdir(), 'bulmatic-'));
  let folder: string;
  let installed: string;

  beforeAll(async () => {
    folder = checkOut('site', parent);
    for (const place of ['.', ...workspaces]) rmSync(join(folder, place, 'node_modules'));
    installed = await shell('npm ci --omit=dev', folder);
    for (const name of ['library', 'convert', 'create'])
      replaceInFile(join(folder, name, 'package.json'), '"version": "0.0.0"', '"version": "0.1.0"');
    commit(folder, 'Release');
    await takeSteps(versions.slice(0, -1), folder);
    await takeSteps(PAGES.slice(0, -1).flatMap(stepsOfPage), folder);
  });

  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  test('npm has nothing to say about what the repository chooses', () => {
    // npm also prints warnings about the settings of the machine.
    expect(installed).not.toMatch(/EBADENGINE|install-scripts|deprecated|ERESOLVE/);
    expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false);
  });

  test('The site tells how to install the released package from npm, and serves none', () => {
    const [home = '', start = ''] = ['index', 'docs/next/intro'].map((page) =>
      readFileSync(join(folder, `build/${page}.html`), 'utf8'),
    );
    expect(home).toContain('npm install bulmatic bulma');
    expect(start).toContain(' bulmatic bulma');
    for (const html of [home, start]) {
      expect(html).not.toContain('.tgz');
      expect(html).toContain('These pages describe Bulmatic 0.1.0');
    }
    expect(readdirSync(join(folder, 'build')).filter((file) => file.endsWith('.tgz'))).toEqual([]);
  });

  test('The first tutorial leads to two pages, a document and a post', () => {
    const pages = ['hello', 'hello-react', 'docs/next/tutorial-basics/hello', 'blog/hello'];
    expect(missing(folder, pages)).toEqual([]);
  });

  test('The tutorial on versions leads to two versions', () => {
    const pages = ['docs/intro', 'docs/next/intro', 'docs/next/api/elements/button'];
    expect(missing(folder, pages)).toEqual([]);
  });

  test('The last steps undo all others', async () => {
    await takeSteps(stepsOfPage(PAGES.at(-1)!), folder);
    // The reader takes the tag out of the list by hand.
    await shell('git checkout --quiet blog/tags.yml', folder);
    await takeSteps(versions.slice(-1), folder);
    expect(await shell('git status --porcelain', folder)).toBe('');
  });
});

const documents = new Set(stepsOf('checkout').map(({ document }) => document));

test.for([...documents])('The commands of %s work in a checkout', async (document) => {
  const folder = checkOut('commands');
  await takeSteps(
    stepsOf('checkout').filter((step) => step.document === document),
    folder,
  );
});
