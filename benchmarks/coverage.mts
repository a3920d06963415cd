import { rmSync } from 'node:fs';
import { pack, PACK_FOLDER } from '../tests/build/pack.ts';
import { shell } from '../tests/build/shell.ts';
import { classesIn, codeOf, componentClasses } from './coverage/classes.mts';
import { factsOf } from './coverage/facts.mts';
import { widgetCount, widgetsIn } from './coverage/widgets.mts';
import { inNpmFolder } from './npmFolder.mts';
import { manifestOf, PEERS } from './peers.mts';
import { record } from './record.mts';

/** The names of all exports of a package, in Node.js. */
async function exportsOf(name: string, folder: string): Promise<string[]> {
  const script = `import * as all from '${name}'; console.log(JSON.stringify(Object.keys(all)));`;
  return JSON.parse(await shell(`node --input-type=module -e "${script}"`, folder)) as string[];
}

async function measure(name: string, folder: string) {
  const code = await codeOf(name, folder);
  const classes = classesIn(code);
  const missing = componentClasses.filter((one) => !classes.includes(one));
  console.log(`\n${name} lacks ${missing.length}: ${missing.join(' ')}`);
  const widgets = widgetsIn(await exportsOf(name, folder));
  return { ...factsOf(name, folder, code), classes: classes.length, widgets };
}

rmSync(PACK_FOLDER, { recursive: true, force: true });
const { tarball } = await pack();

console.log("Which of Bulma's classes for components the code of each library contains:");
await inNpmFolder([tarball, ...PEERS], async (folder) => {
  const names = ['bulmatic', ...PEERS];
  const rows = names.map(async (name) => [name, await measure(name, folder)] as const);
  const libraries = Object.fromEntries(await Promise.all(rows));
  console.table(libraries);
  record('coverage', {
    bulma: manifestOf('bulma', folder).version,
    classes: componentClasses.length,
    widgets: widgetCount,
    libraries,
  });
});
