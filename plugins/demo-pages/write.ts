import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { sourcesOf } from '../catalogue/sources.ts';
import { renderToHydrate } from '../demo/render.ts';
import { pageOf } from '../demo/route.ts';
import { fromRoot, ROOT } from '../root.ts';
import { bundleDemos, colorModeScript } from './bundle.ts';
import type { InlineHashes } from '../security/policy.ts';
import { demoDocument, demoHead } from './document.ts';
import { filesWithPage, SOURCES } from './files.ts';
import { titleOf } from './title.ts';

async function writeInto(folder: string, file: string, text: string | Buffer) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Copies Bulma's stylesheet, under an address that changes with its content. */
async function copyStylesheet(outDir: string): Promise<string> {
  const css = await readFile(fromRoot('node_modules/bulma/css/bulma.min.css'));
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/bulma.min.${hash}.css`;
  await writeInto(outDir, file, css);
  return file;
}

/** The script of each demo, with the modules that it imports, by the demo's file. */
function scriptsOf({ outputs }: Metafile, outDir: string) {
  const publicPath = (file: string) => relative(outDir, fromRoot(file));
  return Object.entries(outputs).flatMap(([file, { entryPoint, imports }]) => {
    const [, demo] = /^start:(.*)$/.exec(entryPoint ?? '') ?? [];
    if (!demo) return [];
    const modules = imports.map(({ path }) => publicPath(path));
    return [{ file: demo, script: publicPath(file), imports: modules }];
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
    Object.fromEntries(filesWithPage().map((file) => [pageOf(file), file])),
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
  const stylesheet = baseUrl + (await copyStylesheet(outDir));
  const head = demoHead(colorModeScript());
  for (const { file, script, imports } of scriptsOf(metafile!, outDir)) {
    const page = demoDocument({
      title: titleOf(file),
      html: renderToHydrate(file, hash),
      stylesheet,
      script: baseUrl + script,
      imports: imports.map((one) => baseUrl + one),
      head,
    });
    await writeInto(outDir, `${pageOf(file)}.html`, page);
  }
  return head.hashes;
}
