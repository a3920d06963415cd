import { GROUPS } from '../../library/groups.ts';

const CONTRIBUTE = 'docs/guides/contributing';

/** The pages of folders that are neither named like the folder nor `intro`. The path of the home page is empty. */
const INDEXES: Readonly<Record<string, string>> = {
  docs: '',
  'docs/tutorial-basics': CONTRIBUTE,
  'docs/tutorial-extras': CONTRIBUTE,
  ...Object.fromEntries(GROUPS.map(({ id }) => [`docs/api/${id}`, `docs/category/${id}`])),
};

const folderOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/** The page that a page belongs to, which is that of the nearest folder with one. */
function parentOf(path: string, pages: ReadonlySet<string>): string {
  for (let folder = folderOf(path); folder; folder = folderOf(folder)) {
    const indexes = [INDEXES[folder] ?? folder, `${folder}/intro`];
    const found = indexes.find((index) => pages.has(index) && index !== path);
    if (found !== undefined) return found;
  }
  return '';
}

/** The pages that lead from the home page to a page, with both. All paths are below the base URL. */
export function trailTo(path: string, pages: ReadonlySet<string>): string[] {
  return path ? [...trailTo(parentOf(path, pages), pages), path] : [path];
}
