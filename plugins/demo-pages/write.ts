import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { sourcesOf } from '../catalogue/sources.ts';
import { renderToHydrate } from '../demo/render.ts';
import { pageOf, TRY_IT } from '../demo/route.ts';
import { fromRoot, ROOT } from '../root.ts';
import { bundleDemos, colorModeScript, startOf, TRY_IT_SCRIPT } from './bundle.ts';
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

/** Finds the script of an entry, with the modules that it imports. */
function scriptsOf({ outputs }: Metafile, { outDir, baseUrl }: Site) {
  const address = (file: string) => baseUrl + relative(outDir, fromRoot(file));
  return (entry: string) => {
    const [file, output] = Object.entries(outputs).find(
      ([, { entryPoint = '' }]) => entryPoint === entry || fromRoot(entryPoint) === entry,
    )!;
    return { script: address(file), imports: output.imports.map(({ path }) => address(path)) };
  };
}

interface Site {
  outDir: string;
  baseUrl: string;
}

/**
 * Writes a page for each demo, which shows it alone, and one for what the user tries.
 *
 * @returns The hashes of what is inline in all of these pages.
 */
export async function writeDemoPages(site: Site): Promise<InlineHashes> {
  const { outDir, baseUrl } = site;
  const { hash } = sourcesOf(SOURCES);
  const files = demoFiles();
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
  const scriptOf = scriptsOf(metafile!, site);
  const write = (page: string, entry: string, title: string, html: string) =>
    writeInto(
      outDir,
      `${page}.html`,
      demoDocument({ title, html, stylesheet, head, ...scriptOf(entry) }),
    );
  for (const file of files)
    await write(pageOf(file), startOf(file), titleOf(file), renderToHydrate(file, hash));
  await write(TRY_IT, TRY_IT_SCRIPT, 'Try it', '');
  return head.hashes;
}
