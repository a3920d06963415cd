import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { fromRoot } from '../../base/root.ts';
import { catalogue, type Component } from '../../library/catalogue.ts';
import type { Module } from '../../library/modules.ts';
import { NEXT, releases } from '../../library/releases/releases.ts';
import { keyboardOf } from '../../library/usagePage.ts';
import { record, subjects } from './record.ts';
import { sizesOf, type Size } from './sizes.ts';
import { axeOf, enginesOf } from './tests.ts';
import {
  fails,
  forcedColors,
  none,
  NOT_SHOWN,
  rtl,
  shown,
  targetSize,
  type Verdict,
} from './verdicts.ts';

/** What is shown of a component, by the names of its qualities. */
export interface Proofs {
  /** Id of its module: `elements/button`. */
  id: string;
  name: string;
  /** Route of its API page. */
  api: string;
  proofs: Record<string, Verdict>;
}

const RUNS = {
  server: 'server',
  parts: 'server, with client parts',
  client: 'client',
} satisfies Record<Size['runs'], string>;

function sizeText({ name }: Module, { alone, besideButton }: Size): string {
  const whole = `${alone.toFixed(1)} kB`;
  if (name === 'Button') return whole;
  const added = besideButton < 0.1 ? 'less than 0.1' : besideButton.toFixed(1);
  return `${whole}, adds ${added} kB to Button`;
}

function keyboard(module: Module): Verdict {
  const rows = keyboardOf(module).length;
  return rows > 0
    ? shown(`${rows} ${rows > 1 ? 'rows' : 'row'}, each tested`)
    : none('no keys of its own');
}

const readJson = (file: string) => JSON.parse(readFileSync(fromRoot(file), 'utf8')) as unknown;

/** The pages whose demos show colors of Bulma that axe objects to. */
const contrastInDemos = () =>
  (
    readJson('src/pages/_accessibility/measured.generated.json') as {
      contrastOfBulma: Readonly<Record<string, object>>;
    }
  ).contrastOfBulma;

function axe(module: Module): Verdict {
  const { isRun, rules } = axeOf(module);
  if (!isRun) return NOT_SHOWN;
  const excused = module.guide! in contrastInDemos() ? ['color-contrast', ...rules] : rules;
  if (excused.length === 0) return shown('no violation');
  return fails(`violates ${[...new Set(excused)].join(', ')}`);
}

interface Pairs {
  pairs: number;
  below: number;
}

/** What the guide shows of pairs of colors, which a test compares with what it measures. */
const measuredPairs = () =>
  readJson('src/ui/ContrastOfBulma/measured.generated.json') as ({ component: string } & Record<
    'light' | 'dark',
    Pairs
  >)[];

function contrast(own: readonly Component[]): Verdict {
  const labels = own.map(({ label }) => label);
  const measured = measuredPairs().filter(({ component }) => labels.includes(component));
  if (measured.length === 0) return NOT_SHOWN;
  const both = measured.flatMap(({ light, dark }) => [light, dark]);
  const sum = (key: keyof Pairs) => both.reduce((total, one) => total + one[key], 0);
  const below = sum('below');
  return below > 0
    ? shown(`AA with contrast.css; without, ${below} of ${sum('pairs')} pairs fall short`)
    : shown('AA');
}

/** What the build, the tests and the record show of each component. */
export async function proofs(): Promise<Proofs[]> {
  const all = subjects();
  // Only a build measures sizes.
  const sizes = env.NODE_ENV === 'production' ? await sizesOf(all) : {};
  const recorded = record();
  const { components } = catalogue();
  const first = releases()[0]?.version ?? NEXT;
  return all.map((module) => {
    const own = components.filter((one) => one.module === module.id);
    const since = own.find(({ name }) => name === module.name)?.since ?? first;
    const size = sizes[module.id];
    const look = recorded[module.id] ?? {};
    return {
      id: module.id,
      name: module.name,
      api: module.api,
      proofs: {
        ...(size && { Size: shown(sizeText(module, size)), 'Runs on': shown(RUNS[size.runs]) }),
        Since: shown(since),
        Keyboard: keyboard(module),
        axe: axe(module),
        Contrast: contrast(own),
        'Forced colors': forcedColors(look),
        'Right to left': rtl(look),
        'Target size': targetSize(look),
        Engines: shown(enginesOf(module).join(', ')),
      },
    };
  });
}
