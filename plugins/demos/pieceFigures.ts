import { bundles, inKilobytes } from '../base/bundles.ts';
import { cachedLater } from '../base/cache.ts';
import { contentsOf } from '../base/contents.ts';
import { hashOf } from '../base/hash.ts';
import { keyboardOf } from '../library/usagePage.ts';
import { KINDS, pieces } from './copied.ts';
import { filesOf, registryItem } from './registry.ts';

interface Measured {
  name: string;
  title: string;
  /** Lines of its files, and of those that it shares with other pieces. */
  lines: number;
  /** Kilobytes with gzip, with what it imports but React and Bulmatic, which the app has. */
  alone: number;
  /** What it adds to an app that has nine others. */
  tenth: number;
  /** Whether it is a server component where it is used in one. */
  onServer: boolean;
}

/** What a piece costs an app, and what it can do. */
export interface PieceFigures extends Measured {
  /** Rows of the table of keys on its page. */
  keys: number;
  /** Whether a form submits its value. */
  inForm: boolean;
}

/** The pieces of a typical app, to measure what another one adds. */
export const NINE = [
  ...['combobox', 'confirm-dialog', 'date-picker', 'drawer', 'file-drop', 'number-field'],
  ...['popover', 'switch', 'toaster'],
];
/** Takes the place of a piece in that app while the piece itself is measured. */
export const INSTEAD = 'tooltip';

const ninePlus = (name: string) => NINE.map((one) => (one === name ? INSTEAD : one));

const exportsOf = (name: string) =>
  filesOf('piece', name)
    .filter(({ path }) => path.startsWith(`${KINDS.piece}/${name}/`))
    .map(({ path }) => `export * from './${path}';`);

/** A module with everything that some pieces export. */
const appWith = (names: readonly string[]) => names.flatMap(exportsOf).join('\n');

async function measure(): Promise<Measured[]> {
  const all = pieces();
  const apps = all.map(({ name }) => {
    const nine = ninePlus(name);
    return { alone: appWith([name]), nine: appWith(nine), ten: appWith([...nine, name]) };
  });
  const needed = [...new Set(apps.flatMap((one) => Object.values(one)))];
  const found = await bundles(needed, ['react', 'react-dom', 'bulmatic']);
  const sizeOf = (app: string) => found.get(app)!.size;
  return all.map(({ name, title }, index) => {
    const { alone, nine, ten } = apps[index]!;
    const texts = filesOf('piece', name).map(({ content }) => content);
    return {
      name,
      title,
      lines: texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0),
      alone: inKilobytes(sizeOf(alone)),
      tenth: inKilobytes(sizeOf(ten) - sizeOf(nine)),
      onServer: texts.every((text) => !text.startsWith("'use client'")),
    };
  });
}

/** Whether its files have a name for what a form submits: the one of a prop, or of the `Input` that it is. */
const isInForm = (name: string) =>
  filesOf('piece', name).some(({ content }) =>
    /^ {2}name\?: string;$|typeof Input>/m.test(content),
  );

/** What each piece costs and can do, measured anew only if a piece or a package has changed. */
export async function pieceFigures(): Promise<PieceFigures[]> {
  const texts = pieces().map((piece) => JSON.stringify(registryItem('piece', piece)));
  const measured = await cachedLater(
    'piece-figures',
    hashOf(contentsOf([]).hash, ...texts),
    measure,
  );
  return measured.map((figures) => ({
    ...figures,
    keys: keyboardOf({ folder: `${KINDS.piece}/${figures.name}` }).length,
    inForm: isInForm(figures.name),
  }));
}
