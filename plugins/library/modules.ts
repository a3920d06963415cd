import { existsSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fromRoot, slashed } from '../base/root.ts';
import { GROUPS } from './groups.ts';

/** A file of the library that has an API page; the paths in it start at the root of the repository. */
export interface Module {
  /** Name of the file and of its main export: `IconText`. */
  name: string;
  kind: 'component' | 'function';
  /** Id of its group: `elements`. */
  group: string;
  /** Its unique name: `elements/icontext`. */
  id: string;
  /** Its source file. */
  file: string;
  /** Route of its API page. */
  api: string;
  /** Route of its page in the component guide, which functions do not have. */
  guide?: string;
  /** Folder of that page and its demos. */
  folder?: string;
  /** The demo that is its picture in the gallery. */
  picture?: string;
}

const PICTURES = 'docs/components/_gallery';

/** Those that the home page shows too are in a folder of their own, so that it loads the styles of no other. */
function pictureOf(file: string): string {
  const ofHome = `${PICTURES}/home/${file}`;
  return existsSync(fromRoot(ofHome)) ? ofHome : `${PICTURES}/${file}`;
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.');

function moduleOf(group: string, file: string): Module {
  const name = file.replace(/\.tsx?$/, '');
  const id = `${group}/${name.toLowerCase()}`;
  const common = { name, group, id, file: `library/src/${group}/${file}`, api: `/docs/api/${id}` };
  const isForGuide = /^[A-Z]/.test(name) && group !== 'helpers';
  if (!isForGuide) return { ...common, kind: 'function' };
  return {
    ...common,
    kind: 'component',
    guide: `/docs/components/${id}`,
    folder: `docs/components/${id}`,
    picture: pictureOf(`${basename(id)}.demo.tsx`),
  };
}

/**
 * The modules of a group.
 *
 * @throws If the library has no folder for it.
 */
export function modulesIn(group: string): Module[] {
  const folder = `library/src/${group}`;
  if (existsSync(fromRoot(folder))) {
    const files = readdirSync(fromRoot(folder)).filter(isSource).toSorted();
    return files.map((file) => moduleOf(group, file));
  }
  throw new Error(
    `plugins/library/groups.ts: the group "${group}" has no folder ${folder}. Add the folder, or correct the id.`,
  );
}

/** The modules of the library, group by group, as the names of its files tell. */
export const modules = (): Module[] => GROUPS.flatMap(({ id }) => modulesIn(id));

/** The two pages of a component: the Usage page is written by hand, the API page by TypeDoc. */
const PAGES = {
  usage: /\/docs\/components\/([a-z]+\/[a-z]+)\/index\.mdx$/,
  api: /\/docs\/api\/([a-z]+\/[a-z]+)\.mdx?$/,
} as const;

/** The component that a file of the docs is a page of, and which of its two pages it is. */
export function moduleOfPage(file: string) {
  for (const page of ['usage', 'api'] as const) {
    const [, id] = PAGES[page].exec(slashed(file)) ?? [];
    const module = id && modules().find((one) => one.id === id && one.guide);
    if (module) return { module, page };
  }
  return undefined;
}

/** The demo files in a folder. */
export const demosIn = (folder: string) =>
  existsSync(fromRoot(folder))
    ? readdirSync(fromRoot(folder))
        .filter((file) => file.endsWith('.demo.tsx'))
        .toSorted()
        .map((file) => `${folder}/${file}`)
    : [];
