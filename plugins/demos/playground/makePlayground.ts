import { createElement } from 'react';
import type { JsxElement } from '../../../convert/src/jsx.ts';
import { catalogue, type Component } from '../../library/catalogue.ts';
import { library } from '../../base/library.ts';
import type { Module } from '../../library/modules.ts';
import { demosOnPage } from '../../library/usagePage.ts';
import { fromRoot } from '../../base/root.ts';
import { controlsOf, textControl } from './controls.ts';
import type { Subject, TryItData } from './data.ts';
import { exampleOf, jsxReader } from './example.ts';

/** Where the first element with a name is in some JSX. */
function pathTo(name: string, tree: JsxElement): number[] | undefined {
  if (tree.name === name) return [];
  for (const [index, child] of tree.children.entries()) {
    const path = child.kind === 'element' ? pathTo(name, child) : undefined;
    if (path) return [index, ...path];
  }
  return undefined;
}

const elementAt = (tree: JsxElement, path: readonly number[]) =>
  path.reduce((element, index) => element.children[index] as JsxElement, tree);

/** Opens what is around a part, such as a modal, so that one sees the part. */
function open(tree: JsxElement, path: readonly number[], all: readonly Component[]) {
  const around = path.map((_, depth) => elementAt(tree, path.slice(0, depth)));
  for (const { name, attributes } of around) {
    const component = all.find(({ label }) => label === name);
    const canOpen = component?.props.some((prop) => prop.name === 'defaultOpen');
    if (canOpen && !attributes.some((one) => one.name === 'defaultOpen'))
      attributes.push({ name: 'defaultOpen', value: true });
  }
}

/** A part that no demo shows, where it belongs. */
function alone({ name }: Component): JsxElement {
  const { exports, within } = library();
  const part = createElement(exports[name] as string, null, 'Text');
  return jsxReader()(within[name]?.(part) ?? part);
}

/**
 * What the user may try on the Usage page of a component: it and its parts, each in the first demo of the page that
 * shows it.
 */
export function makeTryIt(module: Module): TryItData {
  const all = catalogue().components;
  const demos = demosOnPage(module).map(({ file }) => fromRoot(file));
  const read = new Map<string, JsxElement>();
  const examples: JsxElement[] = [];

  function inDemo(name: string): JsxElement | undefined {
    for (const file of demos) {
      const tree = read.get(file) ?? exampleOf(file);
      read.set(file, tree);
      if (pathTo(name, tree)) return tree;
    }
    return undefined;
  }

  function subjectOf(component: Component): Subject {
    const tree = inDemo(component.label) ?? alone(component);
    const path = pathTo(component.label, tree) ?? [];
    if (!examples.includes(tree)) examples.push(tree);
    if (tree !== examples[0]) open(tree, path, all);
    const { children } = elementAt(tree, path);
    const hasTextOnly = children.length > 0 && children.every(({ kind }) => kind === 'text');
    return {
      name: component.label,
      example: examples.indexOf(tree),
      path,
      takesHelpers: component.takesHelpers,
      controls: [...controlsOf(component.props), ...(hasTextOnly ? textControl(component) : [])],
    };
  }

  const subjects = all.filter((one) => one.module === module.id).map(subjectOf);
  return { subjects: subjects as [Subject, ...Subject[]], examples };
}
