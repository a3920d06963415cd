import { relative } from 'node:path';
import { fromRoot, slashed } from '../base/root.ts';

/** Shows what the converter makes, in a page of its own like a demo. */
export const RESULT = fromRoot('src/converter/converted.demo.tsx');

/**
 * The path of the page that shows a demo alone, below the base URL of the site: `demos/guides/props` for
 * `docs/guides/props.demo.tsx`.
 */
export const pageOf = (file: string) =>
  file === RESULT
    ? 'demos/converted'
    : `demos/${slashed(relative(fromRoot('docs'), file)).replace(/\.demo\.tsx$/, '')}`;

/** The page in which the user tries a component, relative to the root of the site. */
export const TRY_IT = 'demos/try-it';
