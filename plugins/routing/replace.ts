import { join } from 'node:path';

const CLIENT = join('@docusaurus', 'core', 'lib', 'client');

/** A requested module, as `NormalModuleReplacementPlugin` passes it. */
interface Request {
  request: string;
  /** Folder of the module that requests it. */
  context: string;
}

/** Modules of Docusaurus' client that load pages, and their replacements. */
const LOADERS = new Map([
  ['./docusaurus', 'docusaurus.ts'],
  ['./preload', 'preload.ts'],
]);

/** Modules that search all routes, and their replacements in a built site and during the build. */
const MATCHERS = new Map([
  ['@docusaurus/renderRoutes', 'renderRoutes.tsx'],
  ['react-router', 'router.ts'],
]);

/** Modules with data about all pages, and their replacements in a built site. */
const TABLES = new Map([
  ['@generated/globalData', 'globalData.ts'],
  ['@generated/registry', 'registry.ts'],
  ['@generated/routes', 'routes.ts'],
  ['@generated/routesChunkNames', 'routesChunkNames.ts'],
]);

/** Modules that their replacements bundle. */
const BUNDLED = new Set(['@generated/registry', 'react-router']);

/** Where to replace a module of Docusaurus: in the script that renders pages, or in the scripts for browsers. */
export type Target = 'server' | 'built' | 'start';

function replacementOf({ request, context }: Request, target: Target) {
  const loader = context.endsWith(CLIENT) ? LOADERS.get(request) : undefined;
  if (target === 'start') return loader;
  if (target === 'server') return MATCHERS.get(request);
  return loader ?? MATCHERS.get(request) ?? TABLES.get(request);
}

/** Replaces a module of Docusaurus with one in a folder, which is `src/routing` of the site. */
export function replaceModule(resource: Request, folder: string, target: Target) {
  if (resource.context === folder && BUNDLED.has(resource.request)) return;
  const replacement = replacementOf(resource, target);
  if (replacement) resource.request = join(folder, replacement);
}
