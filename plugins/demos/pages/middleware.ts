import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { refreshLibrary } from '../../base/library.ts';
import { fromRoot } from '../../base/root.ts';
import { bundleDemos } from './bundle.ts';
import { demoDocument, demoHead, siteHead } from './document.ts';
import { projectOf } from '../project.ts';
import { pageOf } from '../route.ts';
import { demoFiles } from './files.ts';
import { framedPages, type FramedPage } from './pages.ts';

interface Answer {
  type: string;
  body: string | Uint8Array;
}

async function scriptOf(entry: string): Promise<Answer> {
  const { outputFiles = [] } = await bundleDemos({ demo: entry }, { outdir: '.', write: false });
  return { type: 'text/javascript', body: outputFiles[0]!.contents };
}

function documentOf({ title, html, isThemed }: FramedPage, address: string): Answer {
  const body = demoDocument({
    title: title(),
    html: html(),
    stylesheets: [`${address}.css`, ...(isThemed ? [`${address}.contrast.css`] : [])],
    script: `${address}.js`,
    imports: [],
    head: isThemed ? demoHead() : siteHead(),
  });
  return { type: 'text/html; charset=utf-8', body };
}

const STYLESHEETS: Readonly<Record<string, string>> = {
  '.css': 'node_modules/bulma/css/bulma.css',
  '.contrast.css': 'library/contrast.css',
};

/** The app that shows the demo of a page, if it is one of a demo. */
function projectAnswer(path: string): Answer | undefined {
  const file = demoFiles().find((one) => pageOf(one) === path);
  if (!file) return undefined;
  return { type: 'application/json', body: JSON.stringify(projectOf(file)) };
}

async function answer(url: string, baseUrl: string): Promise<Answer | undefined> {
  const [address = ''] = url.split('?');
  const [, path, extension = ''] =
    /^(demos\/[\w/-]+?)(\.json|\.js|(?:\.contrast)?\.css)?$/.exec(address.slice(baseUrl.length)) ??
    [];
  const page = framedPages().find((one) => one.path === path);
  if (!page) return undefined;
  refreshLibrary();
  if (extension === '.json') return projectAnswer(page.path);
  if (extension === '.js') return scriptOf(page.entry);
  const stylesheet = STYLESHEETS[extension];
  if (!stylesheet) return documentOf(page, address);
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
