import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import library from '../../../library/package.json' with { type: 'json' };
import { deployment } from '../../base/deployment.ts';
import { fromRoot, isOwnSite } from '../../base/root.ts';
import type { Page, Site } from '../page.ts';
import { RULES, SKILLS_FOLDER } from './llms.ts';

/** Where tools look for what they need first. */
const AGENTS = 'AGENTS.md';
const RULES_PATH = RULES.replace(/^docs\//, '');
/** The documents that the package contains, below the docs. */
const FOLDERS = { components: 'Components', api: 'API', pieces: 'Beyond Bulma' };
const IS_PACKAGED = new RegExp(`^(?:${Object.keys(FOLDERS).join('|')})/`);

/** A document of the package. */
interface Document {
  /** Below the docs, such as `api/elements/button`. */
  path: string;
  /** In the package, such as `docs/api/elements/button.md`. */
  file: string;
  text: string;
}

/** Path of the docs that describe the library as it is in the repository, without a slash at the end. */
function currentDocs(plugins: Site['plugins']): string | undefined {
  const docs = plugins.find(({ name }) => name === 'docusaurus-plugin-content-docs');
  const content = docs?.content as LoadedContent | undefined;
  return content?.loadedVersions.find(({ versionName }) => versionName === 'current')?.path;
}

const fileOf = (path: string) => (path === RULES_PATH ? AGENTS : `docs/${path}.md`);

/** A document whose links to others lead to their files. */
function withFiles({ file, text }: Document, root: string, files: ReadonlyMap<string, string>) {
  return text.replaceAll(/(?<=\]\()(https?:[^)\s#]+)(?=[#)])/g, (address: string) => {
    const other = address.startsWith(root) && files.get(address.slice(root.length));
    return other ? posix.relative(posix.dirname(file), other) : address;
  });
}

/** A line of `llms.txt`, from the title and the description with which a document begins. */
function lineOf({ file, text }: Document): string {
  const [title = '', , description = ''] = text.split('\n');
  return `- [${title.slice(2)}](${file}): ${description.slice(2)}`;
}

const indexOf = (documents: readonly Document[]) => `# Bulmatic ${library.version}

> ${library.description} These are the documents of this version.

Read [${AGENTS}](${AGENTS}) before you write code. [components.json](components.json) has all components with their props, classes and demos as data. [docs/skills](docs/skills) has agent skills, each with the rules for one kind of task.

${Object.entries(FOLDERS)
  .map(([folder, title]) => {
    const lines = documents.filter(({ path }) => path.startsWith(`${folder}/`)).map(lineOf);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  })
  .join('\n')}`;

/**
 * Writes the documents of components and pieces, the rules for tools and the skills into the library, whose package then contains
 * what is true of its version. Their links to each other work without the site.
 */
export async function writePackageDocs(
  pages: readonly Page[],
  { outDir, baseUrl, plugins, siteDir }: Pick<Site, 'outDir' | 'baseUrl' | 'plugins' | 'siteDir'>,
) {
  const docs = currentDocs(plugins);
  // The package has them in one language.
  if (!docs || !isOwnSite(siteDir) || baseUrl !== deployment.baseUrl) return;
  const below = `${docs.slice(baseUrl.length)}/`;
  const paths = pages
    .filter(({ path }) => path.startsWith(below))
    .map(({ path }) => path.slice(below.length))
    .filter((path) => path === RULES_PATH || IS_PACKAGED.test(path));
  const files = new Map(paths.map((path) => [path, fileOf(path)]));
  const documents = await Promise.all(
    paths.map(async (path): Promise<Document> => {
      const text = await readFile(join(outDir, `${below}${path}.md`), 'utf8');
      return { path, file: fileOf(path), text };
    }),
  );
  const root = `${deployment.siteUrl}${docs}/`;
  const write = async (file: string, text: string) => {
    const place = fromRoot(`library/${file}`);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text);
  };
  await rm(fromRoot('library/docs'), { recursive: true, force: true });
  for (const one of documents) await write(one.file, withFiles(one, root, files));
  const skills = join(outDir, SKILLS_FOLDER);
  if (existsSync(skills))
    await cp(skills, fromRoot('library/docs/skills'), {
      recursive: true,
      filter: (file) => !file.endsWith('.json'),
    });
  await write('llms.txt', indexOf(documents));
}
