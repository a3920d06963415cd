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

/** An element in some JSX. */
interface Found {
  element: JsxElement;
  path: number[];
  /** The elements that contain it, from the outside in. */
  around: JsxElement[];
}

/** The first element with a name. */
function find(name: string, tree: JsxElement): Found | undefined {
  if (tree.name === name) return { element: tree, path: [], around: [] };
  for (const [index, child] of tree.children.entries()) {
    const found = child.kind === 'element' ? find(name, child) : undefined;
    if (found) return { ...found, path: [index, ...found.path], around: [tree, ...found.around] };
  }
  return undefined;
}

/** Opens what contains a part, such as a modal, so that the user sees the part. */
function open(around: readonly JsxElement[], all: readonly Component[]) {
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
      if (find(name, tree)) return tree;
    }
    return undefined;
  }

  function subjectOf(component: Component): Subject {
    const tree = inDemo(component.label) ?? alone(component);
    const { element, path, around } = find(component.label, tree) ?? {
      element: tree,
      path: [],
      around: [],
    };
    if (!examples.includes(tree)) examples.push(tree);
    if (tree !== examples[0]) open(around, all);
    const { children } = element;
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
