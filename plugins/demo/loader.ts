import { format } from 'prettier';
import type { LoaderContext } from 'webpack';
import { highlight } from './highlight.ts';
import { renderDemo } from './render.ts';
import { demosIn, stageOf } from './stage.ts';

const code = (text: string, language: 'tsx' | 'markup') => ({
  text,
  html: highlight(text, language),
});

/** HTML laid out for readers. */
const layOut = (html: string) =>
  format(html, { parser: 'html', printWidth: 60, htmlWhitespaceSensitivity: 'ignore' });

/**
 * Turns `basic.demo.tsx?stage` into `{ Component, stage }`, and `basic.demo.tsx?demo` into that and
 * `{ source, output }`: the file that runs is the file that is shown, and the HTML is what it renders.
 */
export default async function demoLoader(this: LoaderContext<unknown>): Promise<string> {
  // What the other demos of the folder need is in the styles too.
  this.addContextDependency(this.context);
  demosIn(this.context).forEach((file) => this.addDependency(file));
  const { name, stylesheets } = await stageOf(this.rootContext, this.context);
  for (const { file, css } of stylesheets) this.emitFile(file, css);
  const hrefs = stylesheets.map(({ file }) => `__webpack_public_path__ + ${JSON.stringify(file)}`);
  const lines = [
    `import Component from ${JSON.stringify(this.utils.contextify(this.context, this.resourcePath))};`,
    `const stage = { name: ${JSON.stringify(name)}, stylesheets: [${hrefs.join()}] };`,
  ];
  if (this.resourceQuery === '?stage') {
    return [...lines, 'export default { Component, stage };'].join('\n');
  }
  const { source, html } = await renderDemo(this.resourcePath);
  return [
    ...lines,
    `const source = ${JSON.stringify(code(source, 'tsx'))};`,
    `const output = ${JSON.stringify(code(await layOut(html), 'markup'))};`,
    'export default { Component, stage, source, output };',
  ].join('\n');
}
