interface Entry {
  id: string;
  name: string;
  chunks: string[];
  async: boolean;
}

declare module 'react-server-dom-webpack/server' {
  import type { ReactNode } from 'react';

  export type ClientManifest = Record<string, Entry>;

  export function renderToPipeableStream(
    model: ReactNode,
    manifest: ClientManifest,
    options?: { onError?: (error: unknown) => void },
  ): { pipe: <Stream extends NodeJS.WritableStream>(stream: Stream) => Stream };
}

declare module 'react-server-dom-webpack/client' {
  import type { Readable } from 'node:stream';
  import type { ReactNode } from 'react';

  export interface ServerManifest {
    moduleMap: Record<string, Record<string, Entry>>;
    serverModuleMap: null;
    moduleLoading: null;
  }

  export function createFromNodeStream(
    stream: Readable,
    manifest: ServerManifest,
  ): Promise<ReactNode>;
}
