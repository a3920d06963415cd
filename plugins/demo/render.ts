import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** What is known of a demo file without a browser. */
export interface RenderedDemo {
  /** Text of the file. */
  source: string;
  /** The HTML that it renders. */
  html: string;
}

const rendered = new Map<string, RenderedDemo>();

/** Runs a demo file as a server would. */
export function renderDemo(file: string): RenderedDemo {
  const source = readFileSync(file, 'utf8');
  const known = rendered.get(file);
  if (known?.source === source) return known;

  const require = createRequire(file);
  // Node would not load an edited file anew.
  delete require.cache[file];
  const { default: Component } = require(file) as { default: ComponentType };
  const demo = { source, html: renderToStaticMarkup(createElement(Component)) };
  rendered.set(file, demo);
  return demo;
}
