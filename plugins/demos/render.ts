import { readFileSync } from 'node:fs';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { library, reload } from '../base/library.ts';

/** What is known about a demo file without a browser. */
export interface RenderedDemo {
  /** Text of the file. */
  source: string;
  /** The HTML that it renders. */
  html: string;
}

const elementOf = (file: string) => createElement(reload<{ default: ComponentType }>(file).default);

/** Runs a demo file as a server would, once for each version of the file. */
export function renderDemo(file: string): RenderedDemo {
  const source = readFileSync(file, 'utf8');
  return library().remember(file, source, () => {
    return { source, html: renderToStaticMarkup(elementOf(file)) };
  });
}

/** The HTML of a demo file with the marks that React needs to hydrate it. */
export const renderToHydrate = (file: string) => renderToString(elementOf(file));
