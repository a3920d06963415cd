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
    return { source: path.slice(1).replace(/\*$/, '**'), headers };
  });
}

/** Serves a built site as a static host does: with its headers file, clean addresses, and 404 for what is not there. */
export async function serve(folder: string): Promise<Host> {
  const server = createServer((request, response) => {
    const options = { public: host.folder, cleanUrls: true, trailingSlash: false };
    void handle(request, response, {
      ...options,
      directoryListing: false,
      headers: headerRules(host.folder),
    });
  });
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
