import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Module } from '../catalogue/modules.ts';
import { fromRoot } from '../root.ts';

/** A demo as the Usage page of a component shows it. */
export interface ShownDemo {
  /** File of the demo, from the root of the repository. */
  file: string;
  /** What the page says about the box of the demo, as JSX attributes. */
  box: string;
}

/**
 * Reads the demos off the Usage page of a component, in the order in which it shows them.
 *
 * @throws If there is no such page, or no demo on it.
 */
export function demosOnPage({ folder }: Module): [ShownDemo, ...ShownDemo[]] {
  const page = `${folder}/index.mdx`;
  if (!existsSync(fromRoot(page))) {
    throw new Error(`${page} is missing: each component has a page in the component guide.`);
  }
  const text = readFileSync(fromRoot(page), 'utf8');
  const imports = [...text.matchAll(/^import (\w+) from '\.\/([^']+)\?demo'/gm)];
  const files = new Map(imports.map(([, name = '', file = '']) => [name, file]));
  const demos = [...text.matchAll(/<Demo demo=\{(\w+)\}([^>]*)\/>/g)].flatMap(
    ([, name = '', box = '']) => {
      const file = files.get(name);
      return file ? { file: `${folder}/${file}`, box: box.trim() } : [];
    },
  );
  const [first, ...others] = demos;
  if (!first) {
    throw new Error(`${page} shows no demo: import one and show it, "<Demo demo={basic} />".`);
  }
  return [first, ...others];
}

/** Which props the JSX of a file sets: `Card.Header` and `centered` for `<Card.Header centered>`. */
function propsIn(file: string): [component: string, prop: string][] {
  const text = readFileSync(fromRoot(file), 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: [string, string][] = [];
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      for (const attribute of node.attributes.properties) {
        if (!ts.isJsxAttribute(attribute)) continue;
        found.push([node.tagName.getText(), attribute.name.getText()]);
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** The address of the first demo on the Usage page that sets a prop, by the component and the prop: `Button size`. */
export function demosOfProps(module: Module): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const { file } of demosOnPage(module)) {
    const [, name = ''] = /([\w-]+)\.demo\.tsx$/.exec(file) ?? [];
    for (const key of propsIn(file).map((pair) => pair.join(' '))) {
      if (!addresses.has(key)) addresses.set(key, `${module.guide}#demo-${name}`);
    }
  }
  return addresses;
}
