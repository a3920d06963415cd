import { join } from 'node:path';

const REGISTRY = '@generated/registry';
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

/** Modules that know all pages, and what takes their place in a built site. */
const TABLES = new Map([
  ['@docusaurus/renderRoutes', 'renderRoutes.tsx'],
  ['@generated/globalData', 'globalData.ts'],
  [REGISTRY, 'registry.ts'],
  ['@generated/routes', 'routes.ts'],
  ['@generated/routesChunkNames', 'routesChunkNames.ts'],
]);

/** Has a module of Docusaurus that a browser loads replaced by one of a folder, which is `src/routing` of the site. */
export function replaceModule(resource: Request, folder: string, isProduction: boolean) {
  const { request, context } = resource;
  // What takes its place has it bundled.
  if (context === folder && request === REGISTRY) return;
  const loader = context.endsWith(CLIENT) ? LOADERS.get(request) : undefined;
  const replacement = loader ?? (isProduction ? TABLES.get(request) : undefined);
  if (replacement) resource.request = join(folder, replacement);
}
