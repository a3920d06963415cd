import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { GlobalData, Props } from '@docusaurus/types';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { Entry, Names, Tables } from '@generated/routing';
import type { Chunks } from './chunks.ts';

/** The data of the build about all pages. */
export interface Site extends Tables {
  baseUrl: string;
  /** Ids of the docs that the navbar links to. */
  navbarDocs: readonly string[];
  /** The data that Docusaurus passes to all docs of a version, by the names of chunks. */
  versions: Record<string, PropVersionMetadata>;
}

const ROUTES = /^import .*ComponentCreator from .*;\s+export default (\[[\s\S]*\]);\s*$/m;

/** The routes from the module that Docusaurus writes, each with the hash of its component. */
export function readRoutes(source: string): Entry[] {
  const [, list] = ROUTES.exec(source) ?? [];
  if (!list) {
    throw new Error(
      '.docusaurus/routes.js does not match "import ComponentCreator ...; export default [...];". If Docusaurus now writes it differently, change plugins/routing/tables.ts.',
    );
  }
  const routes: unknown = runInNewContext(`JSON.stringify(${list})`, {
    ComponentCreator: (path: string, hash?: string) => hash,
  });
  return JSON.parse(String(routes), (key, value: Entry & { component?: string }) => {
    if (!value?.path) return value;
    const { component, ...entry } = value;
    return component ? { ...entry, hash: component } : entry;
  }) as Entry[];
}

async function readVersions({ sources }: Chunks): Promise<Site['versions']> {
  const versions: Site['versions'] = {};
  for (const [name, source] of Object.entries(sources)) {
    if (!source.endsWith('.json')) continue;
    const { version } = JSON.parse(await readFile(source, 'utf8')) as Partial<
      Record<string, PropVersionMetadata>
    >;
    if (version?.docsSidebars) versions[name] = version;
  }
  return versions;
}

export type BuiltSite = Pick<Props, 'outDir' | 'baseUrl' | 'generatedFilesDir' | 'siteConfig'>;

const docsIn = (navbar: unknown) =>
  [...JSON.stringify(navbar ?? {}).matchAll(/"docId":"([^"]+)"/g)].map(([, id = '']) => id);

/** Reads the data that Docusaurus wrote about all pages, and the chunks that the bundler made from it. */
export async function readSite(
  { generatedFilesDir, baseUrl, siteConfig }: BuiltSite,
  chunks: Chunks,
): Promise<Site> {
  const read = (name: string) => readFile(join(generatedFilesDir, name), 'utf8');
  const { files, modules } = chunks;
  return {
    baseUrl,
    navbarDocs: docsIn(siteConfig.themeConfig.navbar),
    routes: readRoutes(await read('routes.js')),
    chunkNames: JSON.parse(await read('routesChunkNames.json')) as Record<string, Names>,
    globalData: JSON.parse(await read('globalData.json')) as GlobalData,
    versions: await readVersions(chunks),
    files,
    modules,
  };
}
