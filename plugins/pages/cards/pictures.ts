import { existsSync } from 'node:fs';
import { modules, type Module } from '../../library/modules.ts';
import { hashOf } from '../../base/hash.ts';
import { demosOnPage } from '../../library/usagePage.ts';
import { frameOf } from '../../demos/frame.ts';
import { renderDemo } from '../../demos/render.ts';
import { fromRoot } from '../../base/root.ts';
import { PICTURE_SIZES } from './pictureSizes.ts';
import site from '../../../package.json' with { type: 'json' };

/** The folder of all pictures, from the root of the repository. */
export const PICTURES = 'plugins/pages/cards/pictures';
export const COMMAND = 'npm run demo-pictures';

/** A picture of the first demo of a component, which a browser takes and git keeps. */
export interface Picture {
  /** File of the demo, from the root of the repository. */
  demo: string;
  /** The HTML that the demo renders, without a script. */
  html: string;
  /** Its place on a card: demos that need a wide window are below the text. */
  place: keyof typeof PICTURE_SIZES;
  /** File of the picture, from the root of the repository. Its name changes with what the picture shows. */
  file: string;
}

function pictureOf(module: Module): Picture {
  const [{ file: demo }] = demosOnPage(module);
  const path = fromRoot(demo);
  const { html } = renderDemo(path);
  const place = frameOf(path) ? 'below' : 'beside';
  const shown = JSON.stringify([html, PICTURE_SIZES[place], site.dependencies.bulma]);
  const state = hashOf(shown);
  return {
    demo,
    html,
    place,
    file: `${PICTURES}/${module.id.replace('/', '-')}.${state}.webp`,
  };
}

/** The pictures of all components, by the routes of their pages. */
export function pictures(): Map<string, Picture> {
  return new Map(
    modules().flatMap((module) => {
      if (!module.guide) return [];
      const picture = pictureOf(module);
      return [
        [module.guide, picture],
        [module.api, picture],
      ] as const;
    }),
  );
}

/**
 * Fails if a picture is missing, or shows an earlier state of its demo.
 *
 * @throws If so, with the demo and the command that takes its picture.
 */
export function requirePictures(all: Iterable<Picture>) {
  for (const { demo, file } of all) {
    if (existsSync(fromRoot(file))) continue;
    throw new Error(
      `${demo}: there is no picture of the demo as it looks now. Run "${COMMAND}" and commit what it changes in ${PICTURES}.`,
    );
  }
}
