import { readFileSync } from 'node:fs';
import { bundledSize } from '../../benchmarks/bundledSize.mts';
import { bulmaClasses } from '../library/bulma/classes.ts';
import { catalogue } from '../library/catalogue.ts';
import { modules } from '../library/modules.ts';
import { keyboardOf } from '../library/usagePage.ts';
import { recipes } from '../demos/copied.ts';
import { coveredClasses } from './covered.ts';
import { fromRoot } from '../base/root.ts';

/** What the home page says about the library in figures. */
export interface Figures {
  /** Classes of Bulma, and how many of them some prop yields. */
  classes: { covered: number; all: number };
  /** Props that accept only the values that Bulma has. */
  strictProps: number;
  /** Size of an app's Button in kilobytes, bundled, minified and compressed with gzip. */
  buttonSize: number;
  /** Keys on the Usage pages, each with a test. */
  keys: number;
  /** Files with components, and how many of them need no client. */
  components: { onServer: number; all: number };
  /** Whole pieces of apps to copy. */
  recipes: number;
}

const read = (file: string) => readFileSync(fromRoot(file), 'utf8');

export async function figures(): Promise<Figures> {
  const { components, helpers } = catalogue();
  const all = modules();
  const guides = all.filter(({ kind }) => kind === 'component');
  const files = guides.map(({ file }) => read(file));
  const props = [...helpers, ...components.flatMap((component) => component.props)];
  return {
    classes: { covered: coveredClasses().size, all: bulmaClasses().size },
    strictProps: props.filter(({ values }) => values.length > 1).length,
    buttonSize: await bundledSize("export { Button } from './library/src/index.ts'", fromRoot('.')),
    keys: guides.flatMap(keyboardOf).length,
    components: {
      onServer: files.filter((text) => !text.includes("'use client'")).length,
      all: files.length,
    },
    recipes: recipes().length,
  };
}
