import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { sourcesOf } from '../catalogue/sources.ts';
import { fromRoot } from '../root.ts';
import { bundleDemos, colorModeScript } from './bundle.ts';
import { demoDocument, demoHead } from './document.ts';
import { SOURCES } from './files.ts';
import { GALLERY } from './gallery.ts';
import { shownBy } from './shown.ts';

interface Answer {
  type: string;
  body: string | Uint8Array;
}

async function scriptOf(entry: string): Promise<Answer> {
  const { outputFiles = [] } = await bundleDemos({ demo: entry }, { outdir: '.', write: false });
  return { type: 'text/javascript', body: outputFiles[0]!.contents };
}

function pageOf(entry: string, path: string): Answer {
  const { title, html } = shownBy(entry, sourcesOf(SOURCES).hash);
  const isGallery = entry === GALLERY;
  const body = demoDocument({
    title,
    html,
    stylesheets: isGallery ? [`${path}.css`, `${path}.contrast.css`] : [`${path}.css`],
    script: `${path}.js`,
    imports: [],
    head: isGallery ? demoHead() : demoHead(colorModeScript()),
  });
  return { type: 'text/html; charset=utf-8', body };
}

const STYLESHEETS: Readonly<Record<string, string>> = {
  '.css': 'node_modules/bulma/css/bulma.css',
  '.contrast.css': 'library/contrast.css',
};

async function answer(url: string, baseUrl: string): Promise<Answer | undefined> {
  const [path = ''] = url.split('?');
  const [, name = '', extension] =
    /^demos\/([\w/-]+?)(\.js|(?:\.contrast)?\.css)?$/.exec(path.slice(baseUrl.length)) ?? [];
  const file = fromRoot(`docs/${name}.demo.tsx`);
  const entry = name === GALLERY ? GALLERY : file;
  if (entry === file && !existsSync(file)) return undefined;
  if (extension === '.js') return scriptOf(entry);
  const stylesheet = extension && STYLESHEETS[extension];
  if (!stylesheet) return pageOf(entry, path);
  return { type: 'text/css', body: await readFile(fromRoot(stylesheet)) };
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
