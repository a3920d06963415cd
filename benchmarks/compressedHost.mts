import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** A prefix for the address of a page: it serves the page without any script. */
export const PLAIN = '/plain';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

const withoutScripts = (html: string) =>
  html.replace(
    /<template id=held-back>.*?<\/template>|<script(?! type=application).*?<\/script>/gs,
    '',
  );

/** Serves a built site with the strongest compression, which takes seconds per page and is done once. */
export async function serveCompressed(folder: string) {
  const bodies = new Map<string, Buffer>();

  function bodyOf(path: string): Buffer {
    const route = path.replace(PLAIN, '') || '/';
    const name = extname(route) ? route : `${route === '/' ? '/index' : route}.html`;
    const file = join(folder, name);
    if (!existsSync(file)) return Buffer.from('');
    const content = readFileSync(file);
    return brotliCompressSync(
      path.startsWith(PLAIN) ? withoutScripts(content.toString()) : content,
    );
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const body = bodies.get(pathname) ?? bodyOf(pathname);
    bodies.set(pathname, body);
    response.writeHead(200, {
      'Content-Encoding': 'br',
      'Content-Type': TYPES[extname(pathname)] ?? TYPES['.html'],
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
