import { existsSync, readFileSync } from 'node:fs';
import type { Module } from '../catalogue/modules.ts';
import { fromRoot } from '../root.ts';

/** The first demo of a component's page in the guide. */
export interface FirstDemo {
  /** File of the demo, from the root of the repository. */
  file: string;
  /** What the page says about the box of the demo, as JSX attributes. */
  box: string;
}

/**
 * Reads the first demo off a component's page in the guide.
 *
 * @throws If there is no such page, or no demo on it.
 */
export function firstDemo({ folder }: Module): FirstDemo {
  const page = `${folder}/index.mdx`;
  if (!existsSync(fromRoot(page))) {
    throw new Error(`${page} is missing: each component has a page in the component guide.`);
  }
  const text = readFileSync(fromRoot(page), 'utf8');
  const [, name, box = ''] = /<Demo demo=\{(\w+)\}([^>]*)\/>/.exec(text) ?? [];
  const [, file] = new RegExp(`^import ${name} from '\\./([^']+)\\?demo'`, 'm').exec(text) ?? [];
  if (!file) {
    throw new Error(`${page} shows no demo: import one and show it, "<Demo demo={basic} />".`);
  }
  return { file: `${folder}/${file}`, box: box.trim() };
}
