import { catalogue, type Component } from '../../library/catalogue.ts';
import { pieces } from '../../demos/copied.ts';
import { pageOf } from '../../demos/route.ts';
import { fromRoot } from '../../base/root.ts';
import library from '../../../library/package.json' with { type: 'json' };
import site from '../../../package.json' with { type: 'json' };
import { addressOf } from './address.ts';
import { codeByFile } from './code.ts';
import type { UsedCode } from './renderCode.ts';
import { componentEntry } from './entries.ts';
import { propEntry } from '../../library/propEntry.ts';
import { pieceEntry } from './pieceEntry.ts';
import { listDemos, listRecipes, type Listed } from './list.ts';
import { SCHEMA_ADDRESS, type ComponentsFile, type DemoEntry } from './schema.ts';

type Code = Readonly<Record<string, UsedCode>>;

function demoEntry({ file, title, route }: Listed, code: Code): DemoEntry {
  const { tsx, html } = code[file]!;
  const alone = addressOf(`/${pageOf(fromRoot(file))}`);
  return { title, route: addressOf(route), alone, tsx, html };
}

/** Everything that the docs say about the components of the library, as data. */
export async function makeComponents(): Promise<ComponentsFile> {
  const known = catalogue();
  const [demos, recipes] = [listDemos(), listRecipes()];
  const code = await codeByFile([...demos, ...recipes].map(({ file }) => file));
  const namesIn = (id: string) =>
    known.components.filter(({ module }) => module === id).map(({ name }) => name);
  const usedBy = (listed: readonly Listed[], names: readonly string[]) =>
    listed.filter(({ file }) => code[file]?.uses.some((name) => names.includes(name)));
  const examplesOf = ({ module }: Component) => {
    const names = namesIn(module);
    const own = demos.filter((demo) => demo.module === module);
    const others = usedBy(demos, names).filter((demo) => !own.some((one) => one === demo));
    return {
      demos: [...own, ...others].map(({ key }) => key),
      recipes: usedBy(recipes, names).map(({ key }) => key),
    };
  };
  return {
    $schema: SCHEMA_ADDRESS,
    name: library.name,
    version: library.version,
    bulma: site.dependencies.bulma,
    components: known.components
      .filter(({ name, label }) => name === label)
      .map((component) => componentEntry(component, known, examplesOf(component))),
    helperProps: known.helpers.map((prop) => ({ ...propEntry(prop), group: prop.group })),
    demos: Object.fromEntries(demos.map((demo) => [demo.key, demoEntry(demo, code)])),
    recipes: Object.fromEntries(
      recipes.map((recipe) => [
        recipe.key,
        { ...demoEntry(recipe, code), description: recipe.description },
      ]),
    ),
    pieces: Object.fromEntries(pieces().map((piece) => [piece.name, pieceEntry(piece)])),
  };
}
