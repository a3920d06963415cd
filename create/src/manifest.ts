import type { Recipe } from './assets.ts';

interface Manifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const without = (names: ReadonlySet<string>, from: Record<string, string>) =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.has(name)));

const sorted = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What a package.json loses and gets. */
interface Change {
  without: Iterable<string>;
  bulmatic: string;
  recipes: readonly Pick<Recipe, 'packages'>[];
}

/** The package.json of an app, from that of its template. */
export function manifestOf(text: string, { without: names, bulmatic, recipes }: Change): string {
  const manifest = JSON.parse(text) as Manifest;
  const lost = new Set(names);
  const own = Object.assign({ bulmatic }, ...recipes.map(({ packages }) => packages)) as object;
  const changed = {
    ...manifest,
    scripts: without(lost, manifest.scripts),
    dependencies: sorted({ ...without(lost, manifest.dependencies), ...own }),
    devDependencies: without(lost, manifest.devDependencies),
  };
  return `${JSON.stringify(changed, null, 2)}\n`;
}
