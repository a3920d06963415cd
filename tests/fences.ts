import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createProcessor } from '@mdx-js/mdx';
import type { Code } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import { visit } from 'unist-util-visit';
import { metaAttribute } from '../plugins/content/fences/meta.ts';

/** What the tests execute step by step, in a folder of its own or in that of the project before it. */
export const PROJECTS = [
  'create',
  'create-next',
  'vite',
  'vite-parts',
  'next',
  'next-links',
  'tutorial',
  'docs-version',
  'translation',
  'checkout',
  'new-component',
  'build-an-app',
  'convert',
  'update',
] as const;
export type Project = (typeof PROJECTS)[number];

/** A block of code in a document. */
export interface Fence {
  /** The document's file, from the root of the repository. */
  document: string;
  /** Line of the document on which the code begins. */
  line: number;
  language: string;
  text: string;
  /** The file that the code is said to be in, in a project of the reader. */
  title?: string;
  /** The file of this repository whose lines the build fills in. */
  quote?: string;
  /** The projects in which the tests execute it: commands are run, and what has a title is written to that file. */
  run: string[];
  /** Why a command is not executed by the tests. */
  notRun?: string;
  /** Whether it goes on where the fence before it ended. */
  continues: boolean;
}

const DOCUMENTS = ['docs', 'blog', 'src/pages'];

/** Everything that people read, but for the pages that TypeDoc writes. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'convert/README.md',
  'create/README.md',
  ...DOCUMENTS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file) && !(folder === 'docs' && file.startsWith('api')))
      .map((file) => join(folder, file)),
  ).toSorted(),
];

function fencesOf(document: string): Fence[] {
  const format = document.endsWith('.mdx') ? 'mdx' : 'md';
  const processor = createProcessor({ format, remarkPlugins: [remarkFrontmatter] });
  const fences: Fence[] = [];
  visit(processor.parse(readFileSync(document, 'utf8')), 'code', (fence: Code) => {
    fences.push({
      document,
      line: (fence.position?.start.line ?? 0) + 1,
      language: fence.lang ?? '',
      text: fence.value,
      title: metaAttribute(fence.meta, 'title'),
      quote: metaAttribute(fence.meta, 'quote'),
      run: metaAttribute(fence.meta, 'run')?.split(' ') ?? [],
      notRun: metaAttribute(fence.meta, 'not-run'),
      continues: /\bcontinues\b/.test(fence.meta ?? ''),
    });
  });
  return fences;
}

/** All fences, document by document, in the order in which they stand. */
export const fences = documents.flatMap(fencesOf);

/** The fences that a project is made of, in the order in which they stand. */
export const stepsOf = (project: Project) => fences.filter(({ run }) => run.includes(project));
