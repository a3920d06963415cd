import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sourcesOf } from '../catalogue/sources.ts';
import { renderToHydrate } from '../demo/render.ts';
import { pageOf as nameOf } from '../demo/route.ts';
import { fromRoot } from '../root.ts';
import { TRY_IT } from '../demo/route.ts';
import { bundleDemos, colorModeScript, startOf, TRY_IT_SCRIPT } from './bundle.ts';
import { demoDocument, demoHead } from './document.ts';
import { filesWithPage, SOURCES } from './files.ts';
import { titleOf } from './title.ts';

interface Answer {
  type: string;
  body: string | Uint8Array;
}

const hashOf = () => sourcesOf(SOURCES).hash;

async function scriptOf(entry: string): Promise<Answer> {
  const { outputFiles = [] } = await bundleDemos({ demo: entry }, { outdir: '.', write: false });
  return { type: 'text/javascript', body: outputFiles[0]!.contents };
}

const pageOf = (title: string, html: string, path: string): Answer => ({
  type: 'text/html; charset=utf-8',
  body: demoDocument({
    title,
    html,
    stylesheet: `${path}.css`,
    script: `${path}.js`,
    imports: [],
    head: demoHead(colorModeScript()),
  }),
});

async function answer(url: string, baseUrl: string): Promise<Answer | undefined> {
  const [path = ''] = url.split('?');
  const [, name = '', extension] =
    /^demos\/([\w/-]+?)(\.js|\.css)?$/.exec(path.slice(baseUrl.length)) ?? [];
  const file = filesWithPage().find((one) => nameOf(one) === `demos/${name}`);
  if (!file) return undefined;
  if (extension === '.js') return scriptOf(file);
  if (!extension) return pageOf(file, path);
  return { type: 'text/css', body: await readFile(fromRoot('node_modules/bulma/css/bulma.css')) };
}

/** Answers requests for the pages of demos under `npm start`, each made anew when it is requested. */
export const demoMiddleware =
  (baseUrl: string) =>
  (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => {
    answer(request.url ?? '', baseUrl)
      .then((found) => {
        if (!found) return next();
        response.setHeader('Content-Type', found.type);
        response.setHeader('Cache-Control', 'no-store');
        response.end(found.body);
      })
      .catch(next);
  };
