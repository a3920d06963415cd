import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Metafile } from 'esbuild';
import { COMPILE_HINT } from '../../base/compileHint.ts';
import { fromRoot, ROOT, slashed } from '../../base/root.ts';
import { stylesheet } from '../../base/stylesheet.ts';
import { bundleDemos } from './bundle.ts';
import { cutStylesheet } from './cutStylesheet.ts';
import { demoDocument, demoHead, siteHead } from './document.ts';
import { framedPages, type FramedPage } from './pages.ts';

type Outputs = Metafile['outputs'];

interface Site {
  outDir: string;
  baseUrl: string;
}

async function writeInto(folder: string, file: string, text: string | Buffer) {
  const path = join(folder, file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

const BULMA = 'node_modules/bulma/css/bulma.min.css';

/**
 * How much of Bulma is in the first of its two files: to read all of it as one blocks a slow phone for too long. What
 * follows are helpers, which compress best by themselves.
 */
const FIRST_PART = 0.7;

const readText = (path: string) => readFile(fromRoot(path), 'utf8');

/** Writes a stylesheet under an address that changes with its content, and gives this address. */
async function writeStylesheet({ outDir, baseUrl }: Site, name: string, text: string) {
  const { file, css } = stylesheet(name, text);
  await writeInto(outDir, file, css);
  return baseUrl + file;
}

/** Writes Bulma as it comes, in two files. */
async function writeBulma(site: Site) {
  const parts = cutStylesheet(await readText(BULMA), FIRST_PART);
  return Promise.all(parts.map((css) => writeStylesheet(site, 'bulma.min', css)));
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
      // In a file next to the script, so that no visit loads them.
      legalComments: 'external',
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
  const { outDir } = site;
  const pages = framedPages();
  const scriptOf = scriptsOf(await bundleAll(pages, outDir), site);
  const bulma = await writeBulma(site);
  const contrast = await writeStylesheet(site, 'contrast', await readText('library/contrast.css'));
  for (const { path, entry, title, html, isThemed } of pages) {
    const page = demoDocument({
      title: title(),
      html: html(),
      stylesheets: isThemed ? [...bulma, contrast] : bulma,
      head: isThemed ? demoHead() : siteHead(),
      ...scriptOf(entry),
    });
    await writeInto(outDir, `${path}.html`, page);
  }
}
