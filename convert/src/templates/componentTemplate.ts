import type { Finding } from '../findings.ts';
import * as texts from '../noteTexts.ts';
import { textIn, type HtmlElement, type HtmlNode } from '../tree.ts';

const isBeside = (node: HtmlNode) =>
  node.kind === 'comment' ||
  (node.kind === 'element' && /^(script|style)$/.test(node.tag)) ||
  (node.kind === 'text' && !node.text.trim());

/** The `<template>` that holds the HTML of a Vue component: there is nothing beside it but scripts and styles. */
function componentTemplate(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  const [only, ...others] = nodes.filter((node) => !isBeside(node));
  if (others.length || only?.kind !== 'element' || only.tag !== 'template') return undefined;
  // A script finds it by its id, and clones it.
  return 'id' in only.attributes ? undefined : only;
}

/** Whether a node is the script of a Vue component, so that nobody wonders where its `<template>` is. */
const isOfVue = (node: HtmlNode) =>
  node.kind === 'element' &&
  node.tag === 'script' &&
  ('setup' in node.attributes || /^\s*export default\b/m.test(textIn(node.children)));

/** Takes the content out of the `<template>` of a Vue component, of which a browser would show nothing. */
export function unwrapTemplate(nodes: readonly HtmlNode[], notes: Finding[]): readonly HtmlNode[] {
  const template = componentTemplate(nodes);
  if (!template) return nodes;
  if (!nodes.some(isOfVue)) notes.push({ ...texts.templateOfVue, line: template.line });
  return nodes.flatMap((node) => (node === template ? template.children : [node]));
}
