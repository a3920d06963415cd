import { baseStylesheet, stageStylesheet } from '../library/bulma/stylesheet.ts';
import { library } from '../base/library.ts';
import { demosIn } from '../library/modules.ts';
import { fromRoot, inRoot, slashed } from '../base/root.ts';
import { classesOfDemo } from './classes.ts';
import { frameOf } from './frame.ts';
import { renderDemo } from './render.ts';
import { stylesheet, type Stylesheet } from '../base/stylesheet.ts';

/** What the demos of one folder share: the class and the styles of their stages. */
export interface Stage {
  name: string;
  stylesheets: Stylesheet[];
}

const nameOf = (folder: string) => `bulma-${inRoot(folder).replace(/[^a-z]+/gi, '-')}`;

/** Whether a demo is one of the gallery, where all of them run in the page. */
const isPicture = (file: string) => slashed(file).includes('/_gallery/');

/** The demo files in a folder. */
export const demosOf = (folder: string) => demosIn(inRoot(folder)).map(fromRoot);

/**
 * One stage for all demos of a folder that run in the page, so a page has one small stylesheet in addition to the one
 * that all pages share.
 */
export function stageOf(folder: string): Stage {
  const demos = demosOf(folder)
    .filter((file) => isPicture(file) || !frameOf(file))
    .map(renderDemo);
  const name = nameOf(folder);
  const running = library();
  const key = demos.map(({ source }) => source).join();
  const styles = running.remember(name, key, () => {
    const classes = demos.map(({ source, html }) => classesOfDemo(running, source, html));
    return stylesheet(name, stageStylesheet(`.${name}`, classes));
  });
  const base = running.remember('bulma', '', () => stylesheet('bulma', baseStylesheet()));
  return { name, stylesheets: [base, styles] };
}
