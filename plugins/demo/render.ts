import { readFileSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { reload } from '../catalogue/library.ts';
import { memo } from './memo.ts';

/** What is known about a demo file without a browser. */
export interface RenderedDemo {
  /** Text of the file. */
  source: string;
  /** The HTML that it renders. */
  html: string;
}

const rendered = memo<RenderedDemo>();

const elementOf = (file: string, hash: string) =>
  createElement(reload<{ default: ComponentType }>(file, hash).default);

/** Runs a demo file as a server would, once for each version of the file and each `hash`. */
export function renderDemo(file: string, hash: string): RenderedDemo {
  const source = readFileSync(file, 'utf8');
  return rendered(file, hash + source, () => {
    return { source, html: renderToStaticMarkup(elementOf(file, hash)) };
  });
}

/** The HTML of a demo file with the marks that React needs to hydrate it. */
export const renderToHydrate = (file: string, hash: string) =>
  renderToString(elementOf(file, hash));
