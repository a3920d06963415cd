import { readFileSync } from 'node:fs';
import ts from 'typescript';
import type { Module } from '../../library/modules.ts';
import { demosOnPage } from '../../library/usagePage.ts';
import { fromRoot } from '../../base/root.ts';

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
