import library from '../../../library/package.json' with { type: 'json' };
import { installed } from '../../package/install.ts';

/** Where the site serves skills, and their index. */
export const SKILLS_FOLDER = '.well-known/agent-skills';

/** A page that is there as Markdown too. */
export interface Entry {
  /** Below the base URL, such as `docs/intro`. */
  path: string;
  /** Address of its Markdown. */
  address: string;
  title: string;
  description: string;
}

/** A heading of `llms.txt`, and the pages below it. */
export interface Section {
  title: string;
  entries: Entry[];
}

/** The page that helps tools most, and so comes first. */
export const RULES = 'docs/guides/rules-for-code-generators';

/**
 * Pages that aren't about using the library, and the index of classes, which repeats the API pages. By the convention,
 * tools may skip this section.
 */
const OPTIONAL = 'Optional';

/** Which paths are in a section: the first that matches. */
const SECTIONS: readonly [title: string, paths: RegExp][] = [
  ['Getting started', new RegExp(`^(docs/intro|${RULES})$`)],
  ['Guides', /^docs\/guides\/(?!bulma-classes$|contributing$)/],
  ['Components', /^docs\/components\//],
  ['API', /^docs\/api\//],
  ['Beyond Bulma', /^docs\/pieces\//],
  ['Recipes', /^docs\/recipes\//],
  [OPTIONAL, /^/],
];

const sectionOf = ({ path }: Entry) => SECTIONS.find(([, paths]) => paths.test(path))?.[0];

/**
 * All pages in sections.
 *
 * @param order - Paths in the order that pages should have. Others come last.
 */
export function sectionsOf(entries: readonly Entry[], order: readonly string[]): Section[] {
  const first = [RULES, ...order.filter((path) => path !== RULES)];
  const places = new Map(first.map((path, place) => [path, place]));
  const placeOf = ({ path }: Entry) => places.get(path) ?? Infinity;
  const sorted = entries.toSorted(
    (a, b) => placeOf(a) - placeOf(b) || a.path.localeCompare(b.path),
  );
  return SECTIONS.map(([title]) => ({
    title,
    entries: sorted.filter((entry) => sectionOf(entry) === title),
  })).filter((section) => section.entries.length > 0);
}

/** The pages that are in `llms-full.txt`, which tools have to read as a whole. */
export const fullEntries = (sections: readonly Section[]): Entry[] =>
  sections.filter(({ title }) => title !== OPTIONAL).flatMap(({ entries }) => entries);

const lineOf = ({ title, address, description }: Entry) =>
  `- [${title}](${address}): ${description}`;

/**
 * `llms.txt`: what the library is, how to install it, and where to read more.
 *
 * @see https://llmstxt.org
 */
export function llmsFile(sections: readonly Section[], root: string): string {
  const lists = sections.map(
    ({ title, entries }) => `## ${title}\n\n${entries.map(lineOf).join('\n')}\n`,
  );
  return `# Bulmatic

> ${library.description}

Each component renders the HTML and classes of Bulma, and its props are named after these classes: \`<Button color="primary" rounded>\` renders \`<button class="button is-primary is-rounded">\`. React 19 and Bulma 1.0 are required.

Install it with \`npm install ${installed} bulma\`. Import \`bulma/css/bulma.min.css\` once, and all components from \`bulmatic\`.

Each page below is Markdown: the address of a page of the site with \`.md\` at its end. [llms-full.txt](${root}llms-full.txt) has all of them in one file, without those under "${OPTIONAL}". [components.json](${root}components.json) has all components with their props, classes and demos as data. [Agent skills](${root}${SKILLS_FOLDER}/index.json) have the rules for one kind of task each.

${lists.join('\n')}`;
}
