import { relative } from 'node:path';
import { fromRoot } from '../root.ts';

/**
 * The path of the page that shows a demo alone, below the base URL of the site: `demos/guides/props` for
 * `docs/guides/props.demo.tsx`.
 */
export const pageOf = (file: string) =>
  `demos/${relative(fromRoot('docs'), file).replace(/\.demo\.tsx$/, '')}`;

/** The page in which the user tries a component, relative to the root of the site. */
export const TRY_IT = 'demos/try-it';
