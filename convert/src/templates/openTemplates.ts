import type { Finding } from '../findings.ts';
import * as texts from '../noteTexts.ts';
import type { HtmlElement, HtmlNode } from '../tree.ts';

/** What Vue and Alpine give a `<template>` whose content they show in its place. */
const SHOWN = /^(?:v-(?:if|else|else-if|for|slot)|x-(?:if|for|teleport)|slot-scope$|#)/;

/** Whether a framework shows the content of an element, of which browsers, and React, show nothing. */
export const isShownTemplate = ({ tag, attributes }: HtmlElement) =>
  tag === 'template' && Object.keys(attributes).some((name) => SHOWN.test(name));

const commentOf = (text: string): HtmlNode => ({ kind: 'comment', text: ` ${text} ` });

/** Puts the content of such templates in their places, between comments. */
export const openTemplates = (nodes: readonly HtmlNode[], notes: Finding[]): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if (node.kind !== 'element') return [node];
    node.children = openTemplates(node.children, notes);
    if (!isShownTemplate(node)) return [node];
    const attributes = Object.entries(node.attributes).map(([name, value]) =>
      value ? ` ${name}="${value}"` : ` ${name}`,
    );
    const item = `\`${attributes.join('').trim().slice(0, 60)}\``;
    notes.push({ ...texts.shownTemplate, line: node.line, item });
    const [start, end] = [`<template${attributes.join('')}>`, '</template>'];
    return [commentOf(start), ...node.children, commentOf(end)];
  });
