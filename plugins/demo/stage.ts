import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { baseStylesheet, stageStylesheet } from '../bulma-css/stylesheet.ts';
import { classesOfDemo } from './classes.ts';
import { renderDemo } from './render.ts';

/** A stylesheet and the address that it is served from, which changes with what is in it. */
export interface Stylesheet {
  file: string;
  css: string;
}

/** What the demos of one folder share: the class of their stages, and the styles that these need. */
export interface Stage {
  name: string;
  stylesheets: Stylesheet[];
}

function stylesheet(name: string, css: string): Stylesheet {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/css/${name}.${hash}.css`, css };
}

const base = stylesheet('bulma', baseStylesheet());
const stages = new Map<string, Stage>();

/** The demo files of a folder. */
export const demosIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.demo.tsx'))
    .map((file) => join(folder, file));

/** One stage for all demos of a folder, so that a page has one small stylesheet besides the one that all share. */
export function stageOf(siteDir: string, folder: string): Stage {
  const demos = demosIn(folder).map(renderDemo);
  const name = `bulma-${relative(siteDir, folder).replace(/[^a-z]+/gi, '-')}`;
  const key = name + demos.map(({ source }) => source).join();
  const known = stages.get(key);
  if (known) return known;

  const classes = demos.map(({ source, html }) => classesOfDemo(source, html));
  const styles = stylesheet(name, stageStylesheet(`.${name}`, classes));
  const stage = { name, stylesheets: [base, styles] };
  stages.set(key, stage);
  return stage;
}
