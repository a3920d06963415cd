import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { sourcesOf } from '../catalogue/sources.ts';
import { pageOf } from '../demo/route.ts';
import { fromRoot, ROOT } from '../root.ts';
import { bundleDemos, colorModeScript } from './bundle.ts';
import type { InlineHashes } from '../security/policy.ts';
import { demoDocument, demoHead } from './document.ts';
import { demoFiles, SOURCES } from './files.ts';
import { GALLERY } from './gallery.ts';
import { shownBy } from './shown.ts';

async function writeInto(folder: string, file: string, text: string | Buffer) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Copies a stylesheet, under an address that changes with its content. */
async function copyStylesheet(outDir: string, path: string): Promise<string> {
  const css = await readFile(fromRoot(path));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/${basename(path, '.css')}.${hash}.css`;
  await writeInto(outDir, file, css);
  return file;
}

/** The script of each page, with the modules that it imports, by the demo's file or the name of the gallery. */
function scriptsOf({ outputs }: Metafile, outDir: string) {
  const publicPath = (file: string) => relative(outDir, fromRoot(file));
  return Object.entries(outputs).flatMap(([file, { entryPoint, imports }]) => {
    const [, entry] = /^start:(.*)$/.exec(entryPoint ?? '') ?? [];
    if (!entry) return [];
    const modules = imports.map(({ path }) => publicPath(path));
    return [{ entry, script: publicPath(file), imports: modules }];
  });
}

/**
 * Writes a page for each demo, which shows it alone.
 *
 * @returns The hashes of what is inline in all of these pages.
 */
export async function writeDemoPages({
  outDir,
  baseUrl,
}: {
  outDir: string;
  baseUrl: string;
}): Promise<InlineHashes> {
  const { hash } = sourcesOf(SOURCES);
  const { metafile } = await bundleDemos(
    {
      ...Object.fromEntries(demoFiles().map((file) => [pageOf(file), file])),
      'demos/gallery': GALLERY,
    },
    {
      absWorkingDir: ROOT,
      outdir: join(outDir, 'assets'),
      entryNames: '[dir]/[name].[hash]',
      chunkNames: 'demos/[name].[hash]',
      splitting: true,
      minify: true,
      metafile: true,
      // Otherwise each component would be a file of its own, since different demos import it.
      ignoreAnnotations: true,
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  );
  const bulma = baseUrl + (await copyStylesheet(outDir, 'node_modules/bulma/css/bulma.min.css'));
  const contrast = baseUrl + (await copyStylesheet(outDir, 'library/contrast.css'));
  const head = demoHead(colorModeScript());
  for (const { entry, script, imports } of scriptsOf(metafile!, outDir)) {
    const { page, title, html } = shownBy(entry, hash);
    const isGallery = entry === GALLERY;
    const text = demoDocument({
      title,
      html,
      stylesheets: isGallery ? [bulma, contrast] : [bulma],
      script: baseUrl + script,
      imports: imports.map((one) => baseUrl + one),
      head: isGallery ? demoHead() : head,
    });
    await writeInto(outDir, `${page}.html`, text);
  }
  return head.hashes;
}
