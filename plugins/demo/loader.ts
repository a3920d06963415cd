import { pathToFileURL } from 'node:url';
import { format } from 'prettier';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LoaderContext } from 'webpack';
import { highlight } from './highlight.ts';

const code = (text: string, language: 'tsx' | 'markup') => ({
  text,
  html: highlight(text, language),
});

/** The HTML that a demo renders, laid out for readers. */
async function renderDemo(file: string, source: string): Promise<string> {
  // The query makes Node load an edited file anew.
  const url = `${pathToFileURL(file).href}?${encodeURIComponent(source)}`;
  const { default: Component } = (await import(url)) as { default: ComponentType };
  const html = renderToStaticMarkup(createElement(Component));
  return format(html, { parser: 'html', printWidth: 60, htmlWhitespaceSensitivity: 'ignore' });
}

/**
 * Turns `basic.demo.tsx?demo` into `{ Component, source, output }`: the file that runs is the file that is shown, and
 * the HTML is what it renders.
 */
export default async function demoLoader(
  this: LoaderContext<unknown>,
  source: string,
): Promise<string> {
  const file = this.utils.contextify(this.context, this.resourcePath);
  const output = await renderDemo(this.resourcePath, source);
  return [
    `import Component from ${JSON.stringify(file)};`,
    `const source = ${JSON.stringify(code(source.trim(), 'tsx'))};`,
    `const output = ${JSON.stringify(code(output.trim(), 'markup'))};`,
    `export default { Component, source, output };`,
  ].join('\n');
}
