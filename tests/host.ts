import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import handle from 'serve-handler';

/** A server of one built site, which can be given another while it runs, as a deployment does. */
export interface Host {
  origin: string;
  /** Folder of the built site. */
  folder: string;
  close: () => Promise<void>;
}

/** The address of axe on each site. With an address, the browser keeps the compiled script for the next page. */
export const AXE = '/axe-core/axe.min.js';

interface Header {
  key: string;
  value: string;
}

interface Rule {
  source: string;
  headers: Header[];
}

/** The rules of a `_headers` file: a path, and below it, indented, the headers of what matches. */
function headerRules(folder: string): Rule[] {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return [];
  const blocks = readFileSync(file, 'utf8').split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [path = '', ...lines] = block.trim().split('\n');
    const headers = lines.map((line) => {
      const [, key = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? [];
      return { key, value };
    });
    return { source: path, headers };
  });
}

/** Whether the path of a request is the one of a rule, in which one `*` can be anything. */
function isFor(path: string, { source }: Rule): boolean {
  const [start = '', end] = source.split('*');
  return end === undefined ? path === source : path.startsWith(start) && path.endsWith(end);
}

/** Serves a built site as a static host does: with its headers file, clean addresses, and 404 for what is not there. */
export async function serve(folder: string): Promise<Host> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const rule of headerRules(host.folder).filter((one) => isFor(pathname, one))) {
      for (const { key, value } of rule.headers) response.setHeader(key, value);
    }
    void handle(request, response, {
      public: pathname === AXE ? 'node_modules' : host.folder,
      cleanUrls: true,
      trailingSlash: false,
      directoryListing: false,
    });
  });
  // A server that closes an idle connection while a browser sends the next request on it makes that request fail.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const host: Host = {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    folder,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return host;
}
