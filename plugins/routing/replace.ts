import { join } from 'node:path';

const CLIENT = join('@docusaurus', 'core', 'lib', 'client');

/** A module that is asked for, as `NormalModuleReplacementPlugin` shows it. */
interface Request {
  request: string;
  /** Folder of the module that asks. */
  context: string;
}

/** Modules of Docusaurus' client that load pages, and what takes their place. */
const LOADERS = new Map([
  ['./docusaurus', 'docusaurus.ts'],
  ['./preload', 'preload.ts'],
]);

/** Modules that look through all routes, and what takes their place in a built site and while it is built. */
const MATCHERS = new Map([
  ['@docusaurus/renderRoutes', 'renderRoutes.tsx'],
  ['react-router', 'router.ts'],
]);

/** Modules that know all pages, and what takes their place in a built site. */
const TABLES = new Map([
  ['@generated/globalData', 'globalData.ts'],
  ['@generated/registry', 'registry.ts'],
  ['@generated/routes', 'routes.ts'],
  ['@generated/routesChunkNames', 'routesChunkNames.ts'],
]);

/** Modules that what takes their place has bundled. */
const BUNDLED = new Set(['@generated/registry', 'react-router']);

/** Where a module of Docusaurus is replaced: in the script that renders pages, or in those of a browser. */
export type Target = 'server' | 'built' | 'start';

function replacementOf({ request, context }: Request, target: Target) {
  const loader = context.endsWith(CLIENT) ? LOADERS.get(request) : undefined;
  if (target === 'start') return loader;
  if (target === 'server') return MATCHERS.get(request);
  return loader ?? MATCHERS.get(request) ?? TABLES.get(request);
}

/** Has a module of Docusaurus replaced by one of a folder, which is `src/routing` of the site. */
export function replaceModule(resource: Request, folder: string, target: Target) {
  if (resource.context === folder && BUNDLED.has(resource.request)) return;
  const replacement = replacementOf(resource, target);
  if (replacement) resource.request = join(folder, replacement);
}
