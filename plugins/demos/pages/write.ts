import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { COMPILE_HINT } from '../../base/compileHint.ts';
import { fromRoot, ROOT, slashed } from '../../base/root.ts';
import { stylesheet } from '../../base/stylesheet.ts';
import { bundleDemos } from './bundle.ts';
import { demoDocument, demoHead, siteHead } from './document.ts';
import { framedPages, type FramedPage } from './pages.ts';

type Outputs = Metafile['outputs'];

async function writeInto(folder: string, file: string, text: string | Buffer) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** Copies a stylesheet, under an address that changes with its content. */
async function copyStylesheet(outDir: string, path: string): Promise<string> {
  const { file, css } = stylesheet(basename(path, '.css'), await readFile(fromRoot(path), 'utf8'));
  await writeInto(outDir, file, css);
  return file;
}

interface Site {
  outDir: string;
  baseUrl: string;
}

/** Bundles the scripts of pages, which share what several of them import. */
async function bundle(pages: readonly FramedPage[], outDir: string, ignoreAnnotations: boolean) {
  const { metafile } = await bundleDemos(
    Object.fromEntries(pages.map(({ path, entry }) => [path, entry])),
    {
      absWorkingDir: ROOT,
      outdir: join(outDir, 'assets'),
      entryNames: '[dir]/[name].[hash]',
      chunkNames: 'demos/[name].[hash]',
      splitting: true,
      minify: true,
      metafile: true,
      ignoreAnnotations,
      banner: { js: COMPILE_HINT },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  );
  return metafile!.outputs;
}

/** The name of the piece that a page shows, or an empty one for other pages. */
const pieceOf = ({ path }: FramedPage) => /^demos\/pieces\/([^/]+)/.exec(path)?.[1] ?? '';

async function bundleAll(pages: readonly FramedPage[], outDir: string): Promise<Outputs> {
  const groups = [...new Set(pages.map(pieceOf))].map((name) => ({
    // Of a large library, each piece needs its own little part. In the other demos, with annotations, each component would
    // be a file of its own, since different demos import it.
    ignoreAnnotations: name === '',
    members: pages.filter((page) => pieceOf(page) === name),
  }));
  const outputs = await Promise.all(
    groups.map(({ members, ignoreAnnotations }) => bundle(members, outDir, ignoreAnnotations)),
  );
  return Object.assign({}, ...outputs) as Outputs;
}

/** Finds the script of an entry, with the modules that it imports. */
function scriptsOf(outputs: Outputs, { outDir, baseUrl }: Site) {
  const address = (file: string) => baseUrl + slashed(relative(outDir, fromRoot(file)));
  return (entry: string) => {
    const [file, output] = Object.entries(outputs).find(
      ([, { entryPoint = '' }]) => entryPoint === entry || fromRoot(entryPoint) === entry,
    )!;
    return { script: address(file), imports: output.imports.map(({ path }) => address(path)) };
  };
}

/** Writes the pages that frames show. */
export async function writeDemoPages(site: Site) {
  const { outDir, baseUrl } = site;
  const pages = framedPages();
  const scriptOf = scriptsOf(await bundleAll(pages, outDir), site);
  const bulma = baseUrl + (await copyStylesheet(outDir, 'node_modules/bulma/css/bulma.min.css'));
  const contrast = baseUrl + (await copyStylesheet(outDir, 'library/contrast.css'));
  for (const { path, entry, title, html, isThemed } of pages) {
    const page = demoDocument({
      title: title(),
      html: html(),
      stylesheets: isThemed ? [bulma, contrast] : [bulma],
      head: isThemed ? demoHead() : siteHead(),
      ...scriptOf(entry),
    });
    await writeInto(outDir, `${path}.html`, page);
  }
}
