import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type BuildOptions } from 'esbuild';

const STYLES =
  "@import './node_modules/bulma/css/bulma.min.css'; @import './library/contrast.css';";

const app = (id: string) => `
import { MemoryRouter } from 'react-router';
import Answer from './${id}.tsx';
const app = <MemoryRouter><Answer /></MemoryRouter>;
`;

const client = (id: string) => `
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
${app(id)}
function Hydrated() {
  useEffect(() => { document.body.dataset.hydrated = '' }, []);
  return app;
}
hydrateRoot(document.getElementById('root')!, <Hydrated />);
`;

const server = (id: string) => `
import { renderToString } from 'react-dom/server';
${app(id)}
export const render = () => renderToString(app);
`;

const ENTRIES = { client, server };

const OPTIONS = {
  bundle: true,
  format: 'esm',
  jsx: 'automatic',
  alias: { bulmatic: resolve('library/src/index.ts'), 'react-router': 'react-router-7' },
  logLevel: 'error',
} satisfies BuildOptions;

const KINDS = ['client', 'server'] as const;

const entry = (folder: string, id: string, kind: keyof typeof ENTRIES) =>
  join(folder, `${id}.${kind}.tsx`);

/** The files that render an answer on a server and in a browser. */
export const entriesOf = (folder: string, id: string) =>
  KINDS.map((kind) => entry(folder, id, kind));

/** Writes these files. */
export function writeEntries(folder: string, id: string) {
  for (const kind of KINDS) writeFileSync(entry(folder, id, kind), ENTRIES[kind](id));
}

/** Makes of each answer in a folder what runs on a server, `<id>.server.mjs`, and in a browser, `<id>.client.js`. */
export async function bundle(folder: string, ids: readonly string[]) {
  await build({
    ...OPTIONS,
    entryPoints: ids.map((id) => entry(folder, id, 'client')),
    outdir: folder,
    splitting: true,
  });
  await build({
    ...OPTIONS,
    entryPoints: ids.map((id) => entry(folder, id, 'server')),
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    external: ['react', 'react-dom', 'react-router-7'],
  });
  await build({
    stdin: { contents: STYLES, loader: 'css', resolveDir: '.' },
    bundle: true,
    outfile: join(folder, 'styles.css'),
  });
}

/** The page of an answer, with what the server has rendered. */
export const pageOf = (id: string, html: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${id}</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css"></head>
<body><div id="root">${html}</div><script type="module" src="/${id}.client.js"></script></body>
</html>
`;
