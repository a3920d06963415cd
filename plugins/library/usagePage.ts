import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { lineOf } from '../base/lineOf.ts';
import { fromRoot } from '../base/root.ts';
import type { Module } from './modules.ts';

/** A demo as the Usage page of a component shows it. */
export interface ShownDemo {
  /** File of the demo, from the root of the repository. */
  file: string;
  /** What the page says about the box of the demo, as JSX attributes. */
  box: string;
}

/** A row of the table of keys on the Usage page of a component. */
export interface KeyRow {
  /** The keys, as the page names them: `Enter, Space`. */
  keys: string;
  /** What they do, as Markdown. */
  action: string;
  /** Ids of the tests that prove it. */
  tests: string[];
}

type UsagePage = Pick<Module, 'folder'>;

const pageOf = ({ folder }: UsagePage) => `${folder}/index.mdx`;

function demoOf(page: string, text: string, file: string): string {
  if (existsSync(fromRoot(file))) return file;
  const line = lineOf(text, basename(file));
  throw new Error(`${page}:${line}: there is no demo ${file}; write it, or correct its name.`);
}

/**
 * Reads the demos off the Usage page of a component, in the order in which it shows them.
 *
 * @throws If there is no such page, no demo on it, or no file of one.
 */
export function demosOnPage(module: UsagePage): [ShownDemo, ...ShownDemo[]] {
  const page = pageOf(module);
  if (!existsSync(fromRoot(page))) {
    throw new Error(`${page} is missing: each component has a page in the component guide.`);
  }
  const text = readFileSync(fromRoot(page), 'utf8');
  const imports = [...text.matchAll(/^import (\w+) from '\.\/([^']+)\?demo'/gm)];
  const files = new Map(imports.map(([, name = '', file = '']) => [name, file]));
  const demos = [...text.matchAll(/<Demo demo=\{(\w+)\}([^>]*)\/>/g)].flatMap(
    ([, name = '', box = '']) => {
      const found = files.get(name);
      return found
        ? { file: demoOf(page, text, `${module.folder}/${found}`), box: box.trim() }
        : [];
    },
  );
  const [first, ...others] = demos;
  if (!first) {
    throw new Error(`${page} shows no demo: import one and show it, "<Demo demo={basic} />".`);
  }
  return [first, ...others];
}

const TABLE = /\| Key +\| What it does +\|\n\|[- |]+\|\n((?:\|.*\|\n)+)/;
const ROW = /^\| (.*?) +\| (.*?) +\|$/gm;
/** The ids of tests, in a comment that the page does not show. */
const TESTS = / *\{\/\* (.+?) \*\/\}/;

/** The table of keys on the Usage page of a component; empty if it has none. */
export function keyboardOf(module: UsagePage): KeyRow[] {
  const [, table = ''] = TABLE.exec(readFileSync(fromRoot(pageOf(module)), 'utf8')) ?? [];
  return [...table.matchAll(ROW)].map(([, keys = '', action = '']) => ({
    keys,
    action: action.replace(TESTS, ''),
    tests: TESTS.exec(action)?.[1]?.split(/\s+/) ?? [],
  }));
}
