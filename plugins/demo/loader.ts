import { basename, dirname, relative } from 'node:path';
import type { LoaderContext } from 'webpack';
import { modules } from '../catalogue/modules.ts';
import { sourcesOf, type Sources } from '../catalogue/sources.ts';
import { titleOf } from '../demo-pages/title.ts';
import { codeSource } from '../highlight/code.ts';
import { highlight } from '../highlight/html.ts';
import { ROOT } from '../root.ts';
import { fileOf, tryItOf } from '../try-it/index.ts';
import { codeOf } from './code.ts';
import { frameOf } from './frame.ts';
import { renderDemo } from './render.ts';
import { pageOf } from './route.ts';
import { SOURCES } from './sources.ts';
import { demosOf, stageOf, type Stage } from './stage.ts';

type Context = LoaderContext<unknown>;

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

/** A stage, whose styles this adds to the build. */
function stageLine(context: Context, { name, stylesheets }: Stage): string {
  for (const sheet of stylesheets) context.emitFile(sheet.file, sheet.css);
  const hrefs = stylesheets.map(
    (sheet) => `__webpack_public_path__ + ${JSON.stringify(sheet.file)}`,
  );
  return `const stage = { name: ${JSON.stringify(name)}, stylesheets: [${hrefs.join()}] };`;
}

/** The running component and its stage. */
function staged(context: Context, file: string, hash: string): string[] {
  const folder = dirname(file);
  return [
    `import Component from ${JSON.stringify(context.utils.contextify(folder, file))};`,
    stageLine(context, stageOf(folder, hash)),
  ];
}

/** What shows the demo in a page: a stage in which it runs, or a frame with the page that shows it alone. */
function view(context: Context, file: string, hash: string): string[] {
  const common = [
    `const title = ${JSON.stringify(titleOf(file))};`,
    `const page = __webpack_public_path__ + ${JSON.stringify(pageOf(file))};`,
  ];
  const frame = frameOf(file, hash);
  if (frame) {
    return [
      ...common,
      `import View from '@site/src/components/DemoFrame';`,
      `const view = { View, title, page, frame: ${JSON.stringify(frame)} };`,
    ];
  }
  return [
    ...common,
    `import View from '@site/src/components/DemoStage';`,
    ...staged(context, file, hash),
    'const view = { View, title, page, Component, stage };',
  ];
}

/** The file of a demo, and the HTML that it renders. */
async function code(file: string, hash: string): Promise<string[]> {
  const { source, output } = await codeOf(file, hash);
  return [
    `const source = ${codeSource(highlight(source, 'tsx'), 'tsx')};`,
    `const output = ${codeSource(highlight(output, 'html'), 'html')};`,
  ];
}

/** What lets the user try the component whose Usage page begins with the demo, in a frame like those of other demos. */
function tryIt(file: string, hash: string): string {
  const module = tryItOf(file);
  if (!module) return 'const tryIt = undefined;';
  const least = frameOf(file, hash)?.least ?? 0;
  const data = JSON.stringify(`@generated/try-it/default/${fileOf(module)}`);
  return `const tryIt = {
    name: ${JSON.stringify(module.name)},
    frame: { least: ${least} },
    load: () => import(${data}),
  };`;
}

async function demo(context: Context, file: string, hash: string): Promise<string[]> {
  return [
    ...view(context, file, hash),
    ...(await code(file, hash)),
    tryIt(file, hash),
    `const id = ${JSON.stringify(`demo-${basename(file, '.demo.tsx')}`)};`,
    'export default { ...view, id, source, output, tryIt };',
  ];
}

/** The HTML of a demo for a page that has its own main content and heading. */
const withinPage = (html: string) => html.replace(/<(\/?)(main|h1)\b/g, '<$1div');

/** A demo as it is at first, for a page that starts it later. */
function still(context: Context, file: string, hash: string): string[] {
  const html = context.target === 'web' ? '' : withinPage(renderDemo(file, hash).html);
  return [
    stageLine(context, stageOf(dirname(file), hash)),
    `const html = ${JSON.stringify(html)};`,
    'export default { stage, html };',
  ];
}

async function linesOf(context: Context, hash: string): Promise<string[]> {
  const { resourcePath: file, resourceQuery } = context;
  switch (resourceQuery) {
    case '?code':
      return [...(await code(file, hash)), 'export default { source, output };'];
    case '?demo':
      return demo(context, file, hash);
    case '?still':
      return still(context, file, hash);
    case '?view':
      return [...view(context, file, hash), 'export default view;'];
  }
  const subject = JSON.stringify(subjectOf(file));
  return [...staged(context, file, hash), `export default { Component, stage, ...${subject} };`];
}

/**
 * Turns an import of a demo into what its query asks for:
 *
 * - `?code`: `{ source, output }`, the file and the HTML that it renders, highlighted.
 * - `?view`: `{ View, title, page }`, with `frame`, or with `Component` and `stage`.
 * - `?demo`: both, its `id`, and `tryIt` if it is the first demo of a Usage page. The page runs the same file that it
 *   shows, and the HTML is the output of that file.
 * - `?still`: `{ stage, html }`, the demo as it is at first; its HTML only on the server.
 * - `?picture`: `{ Component, stage, name, route }`, of a component in the gallery.
 */
export default async function demoLoader(this: Context): Promise<string> {
  const folder = dirname(this.resourcePath);
  const { files, hash } = sourcesOfRun(this._compilation ?? this);
  // The styles contain those of the other demos in the folder too. The HTML depends on the library and on this code.
  this.addContextDependency(folder);
  for (const one of [...demosOf(folder), ...files]) this.addDependency(one);
  return (await linesOf(this, hash)).join('\n');
}
