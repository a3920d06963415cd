import { basename, dirname } from 'node:path';
import type { LoaderContext } from 'webpack';
import { modules } from '../library/modules.ts';
import { library } from '../base/library.ts';
import { titleOf } from './pages/title.ts';
import { codeSource } from '../content/highlight/code.ts';
import { highlight } from '../content/highlight/html.ts';
import { inRoot } from '../base/root.ts';
import { fileOf, tryItOf } from './playground/playground.ts';
import { codeOf } from './code.ts';
import { frameOf } from './frame.ts';
import { renderDemo } from './render.ts';
import { pageOf } from './route.ts';
import { demosOf, stageOf, type Stage } from './stage.ts';

type Context = LoaderContext<unknown>;

/**
 * The component in a picture of the gallery, after which its file is named.
 *
 * @throws If there is no such component.
 */
export function subjectOf(file: string) {
  const path = inRoot(file);
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
function staged(context: Context, file: string): string[] {
  const folder = dirname(file);
  return [
    `import Component from ${JSON.stringify(context.utils.contextify(folder, file))};`,
    stageLine(context, stageOf(folder)),
  ];
}

/** What shows the demo in a page: a stage in which it runs, or a frame with the page that shows it alone. */
function view(context: Context, file: string): string[] {
  const common = [
    `const title = ${JSON.stringify(titleOf(file))};`,
    `const page = __webpack_public_path__ + ${JSON.stringify(pageOf(file))};`,
  ];
  const frame = frameOf(file);
  if (frame) {
    return [
      ...common,
      `import View from '@site/src/demos/DemoFrame';`,
      `const view = { View, title, page, frame: ${JSON.stringify(frame)} };`,
    ];
  }
  return [
    ...common,
    `import View from '@site/src/demos/DemoStage';`,
    ...staged(context, file),
    'const view = { View, title, page, Component, stage };',
  ];
}

/** The file of a demo, and the HTML that it renders. */
async function code(file: string): Promise<string[]> {
  const { source, output } = await codeOf(file);
  return [
    `const source = ${codeSource(highlight(source, 'tsx'), 'tsx')};`,
    `const output = ${codeSource(highlight(output, 'html'), 'html')};`,
  ];
}

/** What lets the user try the component whose Usage page begins with the demo, in a frame like those of other demos. */
function tryIt(file: string): string {
  const module = tryItOf(file);
  if (!module) return 'const tryIt = undefined;';
  const least = frameOf(file)?.least ?? 0;
  const parts = [
    '@site/src/playground/TryIt',
    '@generated/demos/default/playground/helpers.json',
    `@generated/demos/default/playground/${fileOf(module)}`,
  ].map((part) => `import(${JSON.stringify(part)})`);
  return `const tryIt = {
    name: ${JSON.stringify(module.name)},
    frame: { least: ${least} },
    load: () => Promise.all([${parts.join()}]),
  };`;
}

async function demo(context: Context, file: string): Promise<string[]> {
  return [
    ...view(context, file),
    ...(await code(file)),
    tryIt(file),
    `const id = ${JSON.stringify(`demo-${basename(file, '.demo.tsx')}`)};`,
    'export default { ...view, id, source, output, tryIt };',
  ];
}

/** The HTML of a demo for a page that has its own main content and heading. */
const withinPage = (html: string) => html.replace(/<(\/?)(main|h1)\b/g, '<$1div');

/** A demo as it is at first, for a page that starts it later. */
function still(context: Context, file: string): string[] {
  const html = context.target === 'web' ? '' : withinPage(renderDemo(file).html);
  return [
    stageLine(context, stageOf(dirname(file))),
    `const html = ${JSON.stringify(html)};`,
    'export default { stage, html };',
  ];
}

async function linesOf(context: Context): Promise<string[]> {
  const { resourcePath: file, resourceQuery } = context;
  switch (resourceQuery) {
    case '?code':
      return [...(await code(file)), 'export default { source, output };'];
    case '?demo':
      return demo(context, file);
    case '?still':
      return still(context, file);
    case '?view':
      return [...view(context, file), 'export default view;'];
  }
  const subject = JSON.stringify(subjectOf(file));
  return [...staged(context, file), `export default { Component, stage, ...${subject} };`];
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
  // The styles contain those of the other demos in the folder too. The HTML depends on the library and on this code.
  this.addContextDependency(folder);
  for (const one of [...demosOf(folder), ...library().files]) this.addDependency(one);
  return (await linesOf(this)).join('\n');
}
