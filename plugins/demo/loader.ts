import { join } from 'node:path';
import { format } from 'prettier';
import type { LoaderContext } from 'webpack';
import { highlight } from './highlight.ts';
import { renderDemo } from './render.ts';
import { demosIn, stageOf } from './stage.ts';
import { sourcesBelow } from '../sources.ts';

/** What the result depends on besides the demos, for the cache that outlives a build. */
const INPUTS = ['library/src', 'plugins/bulma-classes', 'plugins/bulma-css', 'plugins/demo'];

const code = (text: string, language: 'tsx' | 'markup') => ({
  text,
  html: highlight(text, language),
});

const laidOut = new Map<string, Promise<string>>();

/** HTML laid out for readers; the builds for server and browser share it. */
function layOut(html: string): Promise<string> {
  const options = {
    parser: 'html',
    printWidth: 60,
    htmlWhitespaceSensitivity: 'ignore',
    embeddedLanguageFormatting: 'off',
  } as const;
  const known = laidOut.get(html) ?? format(html, options);
  laidOut.set(html, known);
  return known;
}

/**
 * Turns `basic.demo.tsx?stage` into `{ Component, stage }`, and `basic.demo.tsx?demo` into that and
 * `{ source, output }`: the file that runs is the file that is shown, and the HTML is what it renders.
 */
export default async function demoLoader(this: LoaderContext<unknown>): Promise<string> {
  // What the other demos of the folder need is in the styles too; the HTML depends on the library and on this code.
  this.addContextDependency(this.context);
  const sources = INPUTS.flatMap(sourcesBelow).map((file) => join(this.rootContext, file));
  for (const file of [...demosIn(this.context), ...sources]) this.addDependency(file);
  const { name, stylesheets } = stageOf(this.rootContext, this.context);
  for (const { file, css } of stylesheets) this.emitFile(file, css);
  const hrefs = stylesheets.map(({ file }) => `__webpack_public_path__ + ${JSON.stringify(file)}`);
  const lines = [
    `import Component from ${JSON.stringify(this.utils.contextify(this.context, this.resourcePath))};`,
    `const stage = { name: ${JSON.stringify(name)}, stylesheets: [${hrefs.join()}] };`,
  ];
  if (this.resourceQuery === '?stage') {
    return [...lines, 'export default { Component, stage };'].join('\n');
  }
  const { source, html } = renderDemo(this.resourcePath);
  return [
    ...lines,
    `const source = ${JSON.stringify(code(source, 'tsx'))};`,
    `const output = ${JSON.stringify(code(await layOut(html), 'markup'))};`,
    'export default { Component, stage, source, output };',
  ].join('\n');
}
