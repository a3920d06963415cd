import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
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
export async function renderDemo(file: string): Promise<RenderedDemo> {
  const source = readFileSync(file, 'utf8');
  // The query makes Node load an edited file anew.
  const url = `${pathToFileURL(file).href}?${encodeURIComponent(source)}`;
  const known = rendered.get(url);
  if (known) return known;

  const { default: Component } = (await import(url)) as { default: ComponentType };
  const demo = { source, html: renderToStaticMarkup(createElement(Component)) };
  rendered.set(url, demo);
  return demo;
}
