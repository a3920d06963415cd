import type { ProjectReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { catalogue, type Catalogue } from '../../library/catalogue.ts';

const known = new WeakMap<ProjectReflection, Catalogue>();

/** The catalogue of the library, looked up once for all pages that TypeDoc writes at a time. */
export function catalogueOf({ page: { project } }: MarkdownThemeContext): Catalogue {
  const found = known.get(project) ?? catalogue();
  known.set(project, found);
  return found;
}
