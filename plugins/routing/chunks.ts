import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Chunk, Compilation, Compiler, Module } from '@rspack/core';
import type { Tables } from '@generated/routing';
import { isCode } from '../content/highlight/code.ts';

/** What the bundler made from the modules in Docusaurus' registry. */
export interface Chunks extends Pick<Tables, 'files' | 'modules'> {
  /** Chunks that other modules need too, by id. */
  shared: ReadonlySet<string>;
  /** The file of each module, by the name of its chunk. */
  sources: Record<string, string>;
}

/** Chunks by id, each with its script. Chunks with only styles have none, and nothing waits for them. */
const scriptsOf = (chunks: readonly Chunk[]) =>
  Object.fromEntries(
    chunks.flatMap(({ id, files }) => {
      const script = [...files].find((file) => file.endsWith('.js'));
      return id && script ? [[id, script]] : [];
    }),
  );

/**
 * Rspack plugin: keeps highlighted code separate from the pages that show it.
 *
 * @see https://rspack.rs/plugins/webpack/split-chunks-plugin
 */
export const codeChunks = ({ optimize }: Compiler['rspack']) =>
  new optimize.SplitChunksPlugin({
    chunks: 'async',
    cacheGroups: {
      default: false,
      defaultVendors: false,
      code: { enforce: true, test: (module: Module) => isCode(module.nameForCondition()) },
    },
  });

/**
 * Lists the chunks of all modules in Docusaurus' registry.
 *
 * @throws If a module of the registry doesn't have its own chunk.
 */
export function chunksOf(compilation: Compilation, generatedFilesDir: string): Chunks {
  const { chunkGraph, moduleGraph } = compilation;
  const file = join(generatedFilesDir, 'registry.js');
  const registry = [...compilation.modules].find((module) => module.nameForCondition() === file);
  const chunks: Chunks = { files: {}, modules: {}, sources: {}, shared: new Set() };
  for (const block of registry?.blocks ?? []) {
    const [dependency] = block.dependencies;
    const module = dependency && moduleGraph.getModule(dependency);
    const group = chunkGraph.getBlockChunkGroup(block);
    const id = module && chunkGraph.getModuleId(module);
    if (!module || !group?.name || id == null) continue;
    const isOfCode = (chunk: Chunk) =>
      [...chunkGraph.getChunkModulesIterable(chunk)].every((one) => isCode(one.nameForCondition()));
    const scripts = scriptsOf(group.chunks.filter((chunk) => !isOfCode(chunk)));
    const codeScripts = scriptsOf(group.chunks.filter(isOfCode));
    Object.assign(chunks.files, scripts, codeScripts);
    chunks.modules[group.name] = [id, Object.keys(scripts), Object.keys(codeScripts)];
    chunks.sources[group.name] = module.nameForCondition() ?? '';
  }
  const others = compilation.chunkGroups.filter(({ name }) => !(name && chunks.modules[name]));
  const shared = new Set(others.flatMap((group) => Object.keys(scriptsOf(group.chunks))));
  if (Object.keys(chunks.modules).length) return { ...chunks, shared };
  throw new Error(
    `${file}: none of its modules has a chunk. If Docusaurus now lists the modules of routes differently, change plugins/routing/chunks.ts.`,
  );
}

const MAP = /\{(?:"?[\w~-]+"?:"[\w~-]+",?)+\}/g;

/**
 * Removes the chunks of pages from the list of all chunks in the script that runs first.
 *
 * @throws If the list isn't in the form that Rspack 1.7 writes.
 */
export function forgetChunks(
  runtime: string,
  { files, modules, shared }: Pick<Chunks, 'files' | 'modules' | 'shared'>,
) {
  const names = Object.keys(modules);
  const forgotten = new Set([...Object.keys(files).filter((id) => !shared.has(id)), ...names]);
  const shorter = runtime.replace(MAP, (map) => {
    const entries = Object.entries(runInNewContext(`(${map})`) as Record<string, string>);
    const kept = entries.filter((entry) => !entry.some((part) => forgotten.has(part)));
    return JSON.stringify(Object.fromEntries(kept));
  });
  if (!names.some((name) => shorter.includes(name))) return shorter;
  throw new Error(
    'The script that loads all others still contains the names of page chunks. If Rspack now writes their names differently, change the pattern in plugins/routing/chunks.ts.',
  );
}
