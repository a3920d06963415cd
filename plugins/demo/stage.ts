import { relative } from 'node:path';
import { baseStylesheet, stageStylesheet } from '../bulma-css/stylesheet.ts';
import { runningLibrary } from '../catalogue/library.ts';
import { demosIn } from '../catalogue/modules.ts';
import { fromRoot, ROOT } from '../root.ts';
import { classesOfDemo } from './classes.ts';
import { frameOf } from './frame.ts';
import { memo } from './memo.ts';
import { renderDemo } from './render.ts';
import { stylesheet, type Stylesheet } from './stylesheet.ts';

/** What the demos of one folder share: the class and the styles of their stages. */
export interface Stage {
  name: string;
  stylesheets: Stylesheet[];
}

const nameOf = (folder: string) => `bulma-${relative(ROOT, folder).replace(/[^a-z]+/gi, '-')}`;

/** Whether a demo is one of the gallery, where all of them run in the page. */
const isPicture = (file: string) => file.includes('/_gallery/');

/** The demo files in a folder. */
export const demosOf = (folder: string) => demosIn(relative(ROOT, folder)).map(fromRoot);

const stylesheets = memo<Stylesheet>();

/**
 * One stage for all demos of a folder that run in the page, so a page has one small stylesheet in addition to the one
 * that all pages share. It is made once for each version of the demos and each `hash`.
 */
export function stageOf(folder: string, hash: string): Stage {
  const demos = demosOf(folder)
    .filter((file) => isPicture(file) || !frameOf(file, hash))
    .map((file) => renderDemo(file, hash));
  const name = nameOf(folder);
  const key = [hash, ...demos.map(({ source }) => source)].join();
  const styles = stylesheets(name, key, () => {
    const library = runningLibrary(hash);
    const classes = demos.map(({ source, html }) => classesOfDemo(library, source, html));
    return stylesheet(name, stageStylesheet(`.${name}`, classes));
  });
  const base = stylesheets('bulma', hash, () => stylesheet('bulma', baseStylesheet()));
  return { name, stylesheets: [base, styles] };
}
