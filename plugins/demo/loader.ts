import { basename, dirname, relative } from 'node:path';
import { format } from 'prettier';
import type { LoaderContext } from 'webpack';
import { modules } from '../catalogue/modules.ts';
import { sourcesOf, type Sources } from '../catalogue/sources.ts';
import { codeSource } from '../highlight/code.ts';
import { highlight } from '../highlight/html.ts';
import { ROOT } from '../root.ts';
import { memo } from './memo.ts';
import { renderDemo } from './render.ts';
import { demosOf, stageOf } from './stage.ts';

/** The dependencies of the result other than the demos, for the cache that persists between builds. */
const SOURCES = ['library/src', 'library/tests', 'plugins'];

const HTML_OPTIONS = {
  parser: 'html',
  printWidth: 76,
  htmlWhitespaceSensitivity: 'ignore',
  embeddedLanguageFormatting: 'off',
} as const;

const laidOut = memo<Promise<string>>();
const sourcesIn = new WeakMap<object, Sources>();

/** The sources in one run of the compiler. */
function sourcesOfRun(run: object): Sources {
  const sources = sourcesIn.get(run) ?? sourcesOf(SOURCES);
  sourcesIn.set(run, sources);
  return sources;
}

/** The component in a picture of the gallery, after which its file is named. */
function subjectOf(file: string) {
  const path = relative(ROOT, file);
  const module = modules().find(({ picture }) => picture === path);
  if (module) return { name: module.name, route: module.guide };
  throw new Error(
    `${path}: there is no component with this name. Name the file after its component.`,
  );
}

/**
 * Turns `basic.demo.tsx?stage` into `{ Component, stage }`, `basic.demo.tsx?demo` into that and
 * `{ id, source, output }`, and `button.demo.tsx?picture` into `{ Component, stage, name, route }`: the page runs the
 * same file that it shows, and the HTML is the output of that file.
 */
export default async function demoLoader(this: LoaderContext<unknown>): Promise<string> {
  const file = this.resourcePath;
  const folder = dirname(file);
  const { files, hash } = sourcesOfRun(this._compilation ?? this);
  // The styles contain those of the other demos in the folder too. The HTML depends on the library and on this code.
  this.addContextDependency(folder);
  for (const one of [...demosOf(folder), ...files]) this.addDependency(one);
  const { name, stylesheets } = stageOf(folder, hash);
  for (const sheet of stylesheets) this.emitFile(sheet.file, sheet.css);
  const hrefs = stylesheets.map(
    (sheet) => `__webpack_public_path__ + ${JSON.stringify(sheet.file)}`,
  );
  const module = [
    `import Component from ${JSON.stringify(this.utils.contextify(folder, file))};`,
    `const stage = { name: ${JSON.stringify(name)}, stylesheets: [${hrefs.join()}] };`,
  ];
  if (this.resourceQuery === '?stage') {
    return [...module, 'export default { Component, stage };'].join('\n');
  }
  if (this.resourceQuery === '?picture') {
    const subject = JSON.stringify(subjectOf(file));
    return [...module, `export default { Component, stage, ...${subject} };`].join('\n');
  }
  const { source, html } = renderDemo(file, hash);
  const output = await laidOut(file, html, () => format(html, HTML_OPTIONS));
  return [
    ...module,
    `const source = ${codeSource(highlight(source, 'tsx'))};`,
    `const id = ${JSON.stringify(`demo-${basename(file, '.demo.tsx')}`)};`,
    `const output = ${codeSource(highlight(output, 'html'))};`,
    'export default { Component, stage, id, source, output };',
  ].join('\n');
}
