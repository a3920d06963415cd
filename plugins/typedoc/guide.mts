import { existsSync, readFileSync } from 'node:fs';

/** The first demo of a component's page in the guide. */
export interface FirstDemo {
  /** Address of the page. */
  href: string;
  /** File of the demo, as a page imports it. */
  file: string;
  /** What the page says of the box of the demo, as JSX attributes. */
  box: string;
}

/**
 * Reads the component guide's page of a module, such as `elements/Button`.
 *
 * @throws If there is no such page, or no demo on it.
 */
export function firstDemo(module: string): FirstDemo {
  const folder = `docs/components/${module.toLowerCase()}`;
  const page = `${folder}/index.mdx`;
  if (!existsSync(page)) {
    throw new Error(`${page} is missing: each component has a page in the component guide.`);
  }
  const text = readFileSync(page, 'utf8');
  const [, name, box = ''] = /<Demo demo=\{(\w+)\}([^>]*)\/>/.exec(text) ?? [];
  const [, file] = new RegExp(`^import ${name} from '\\./([^']+)\\?demo'`, 'm').exec(text) ?? [];
  if (!file) {
    throw new Error(`${page} shows no demo: import one and show it, "<Demo demo={basic} />".`);
  }
  return { href: `/${folder}`, file: `@site/${folder}/${file}`, box: box.trim() };
}
