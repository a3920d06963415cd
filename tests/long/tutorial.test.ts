import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stepsOf } from '../fences.ts';
import { checkOut } from '../build/copy.ts';
import { shell } from '../build/shell.ts';
import { takeSteps } from '../build/steps.ts';

const options = { timeout: 600_000 };

/** The pages of the first tutorial, in the order of its sidebar. */
const PAGES = [
  'create-a-page',
  'create-a-document',
  'create-a-blog-post',
  'markdown-features',
  'deploy-your-site',
  'congratulations',
].map((page) => `docs/tutorial-basics/${page}.mdx`);

const missing = (folder: string, files: readonly string[]) =>
  files.filter((file) => !existsSync(join(folder, 'build', file)));

test(
  'The first tutorial leads to a page, a document and a post, and clears them away',
  options,
  async () => {
    const folder = checkOut('tutorial');
    const steps = PAGES.flatMap((page) =>
      stepsOf('tutorial').filter(({ document }) => document === page),
    );
    await takeSteps(steps, folder);
    const built = [
      'hello.html',
      'hello-react.html',
      'docs/tutorial-basics/hello.html',
      'blog/hello.html',
    ];
    expect(missing(folder, built)).toEqual([]);
    // The reader takes the tag out of the list by hand.
    await shell('git checkout --quiet blog/tags.yml', folder);
    expect(await shell('git status --porcelain', folder)).toBe('');
  },
);

/** What the other tutorials add, and pages that are then built. */
const EXTRAS = [
  {
    project: 'docs-version',
    pages: ['docs/intro.html', 'docs/next/intro.html', 'docs/next/api/elements/button.html'],
  },
  {
    project: 'translation',
    pages: ['markdown-page.html', 'fr/markdown-page.html', 'fr/docs/intro.html'],
  },
] as const;

test.for(EXTRAS)(
  'The tutorial on a $project leads to its pages, and takes them back',
  options,
  async ({ project, pages }) => {
    const folder = checkOut(project);
    const steps = stepsOf(project);
    await takeSteps(steps.slice(0, -1), folder);
    await shell('npm run build', folder);
    expect(missing(folder, pages)).toEqual([]);
    await takeSteps(steps.slice(-1), folder);
    expect(await shell('git status --porcelain', folder)).toBe('');
  },
);

const documents = new Set(stepsOf('checkout').map(({ document }) => document));

test.for([...documents])('The commands of %s work in a checkout', async (document) => {
  const folder = checkOut('commands');
  await takeSteps(
    stepsOf('checkout').filter((step) => step.document === document),
    folder,
  );
});
