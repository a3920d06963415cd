import type { ServerManifest } from 'react-server-dom-webpack/client';
import type { ClientManifest } from 'react-server-dom-webpack/server';

// The part of a bundler: each export of a module is known by the address of the module, and comes from there.

const entry = (id = '', name = '') => ({ id, name, chunks: [], async: true });

export const clientManifest: ClientManifest = new Proxy(
  {},
  { get: (_, key: string) => entry(...key.split('#')) },
);

export const serverManifest: ServerManifest = {
  moduleMap: new Proxy(
    {},
    {
      get: (_, id: string) => new Proxy({}, { get: (__, name: string) => entry(id, name) }),
    },
  ),
  serverModuleMap: null,
  moduleLoading: null,
};

const modules = new Map<string, Promise<unknown>>();

Object.assign(globalThis, {
  __webpack_require__(id: string) {
    const module = modules.get(id) ?? import(id);
    modules.set(id, module);
    return module;
  },
});
