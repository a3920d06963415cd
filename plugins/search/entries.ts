import { catalogue } from '../library/catalogue.ts';
import type { PageText } from './sections.ts';
import { SYNONYMS } from './synonyms.ts';

/** Something that a search finds: a page, a section of it, a part or a prop. */
export interface Entry {
  /** Title of its page, or name of its component. */
  page: string;
  /** What it is called on that page; none for the page as a whole. */
  heading?: string;
  /** Address without the base URL. */
  href: string;
  /** Other names for the page. */
  synonyms: string;
  text: string;
}

/** What the build writes on the page of each piece and recipe, which would be found for each of them. */
const ON_EACH = ['add-it', 'props', 'code'];

/** Links to other pages, which are found by themselves, are on most pages too. */
const isOnEach = (route: string, hash: string) =>
  hash === 'related' || (/^\/docs\/(pieces|recipes)\//.test(route) && ON_EACH.includes(hash));

function entriesOfPage(route: string, { title, description, sections }: PageText): Entry[] {
  const isApi = route.startsWith('/docs/api/');
  const [beginning, ...all] = sections;
  const others = all.filter(({ hash }) => !isOnEach(route, hash));
  const page: Entry = {
    page: title,
    href: route,
    synonyms: SYNONYMS[route] ?? '',
    text: isApi ? description : `${description} ${beginning?.text ?? ''}`,
  };
  if (isApi) return [page];
  return [
    page,
    ...others.map(({ heading, hash, text }) => ({
      page: title,
      heading,
      href: `${route}#${hash}`,
      synonyms: SYNONYMS[`${route}#${hash}`] ?? '',
      text,
    })),
  ];
}

/** What can be looked for of the values of a prop: their names. */
const textOf = (values: readonly unknown[]) =>
  values.filter((value) => typeof value === 'string').join(' ');

/** The parts and props of all components, and the helper props. */
function entriesOfCatalogue(): Entry[] {
  const { components, helpers } = catalogue();
  const ofComponents = components.flatMap(({ name, label, href, sentence, props }) => {
    const [route = ''] = href.split('#');
    const own = props.map((prop) => ({
      page: label,
      heading: prop.name,
      href: `${route}#${name.toLowerCase()}-${prop.name.toLowerCase()}`,
      synonyms: '',
      text: textOf(prop.values),
    }));
    const isPart = label !== name;
    const part = { page: label, href, synonyms: '', text: sentence };
    return isPart ? [part, ...own] : own;
  });
  const ofHelpers = helpers.map(({ name, comment, values }) => ({
    page: 'Helper props',
    heading: name,
    href: `/docs/guides/helper-props#prop-${name.toLowerCase()}`,
    synonyms: '',
    text: `${comment} ${textOf(values)}`,
  }));
  return [...ofComponents, ...ofHelpers];
}

/** Everything that a search finds, given what the pages of the site say. */
export function entries(pages: ReadonlyMap<string, PageText>): Entry[] {
  const ofPages = [...pages].flatMap(([route, text]) => entriesOfPage(route, text));
  return [...ofPages, ...entriesOfCatalogue()];
}
