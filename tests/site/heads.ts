import { readdirSync, readFileSync } from 'node:fs';
import { load } from 'cheerio';

/** What is in the head of a page for those who link to it. */
export interface Head {
  /** Path of the page, from the root of the site. */
  route: string;
  isIndexed: boolean;
  /** Addresses in `link rel=canonical`. */
  canonical: string[];
  /** The content of a `meta` element, which has to be there once. */
  meta: (name: string) => string;
  /** The things that its structured data describes. */
  things: Thing[];
}

/** Something in the words of schema.org. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

interface Graph {
  '@graph'?: Thing[];
}

const routeOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`;

function headOf(file: string): Head {
  const [head = ''] = readFileSync(`build/${file}`, 'utf8').split('</head>');
  const $ = load(head);
  const route = routeOf(file);
  return {
    route,
    isIndexed: route !== '/404' && !$('meta[name=robots]').length,
    canonical: $('link[rel=canonical]')
      .map((_, link) => $(link).attr('href'))
      .get(),
    meta: (name) => {
      const found = $(`meta[name="${name}"], meta[property="${name}"]`);
      if (found.length !== 1) throw new Error(`${route} has ${found.length} elements for ${name}.`);
      return found.attr('content')!;
    },
    things: $('script[type="application/ld+json"]')
      .map((_, script) => JSON.parse($(script).text()) as Graph)
      .get()
      .flatMap((data) => data['@graph'] ?? [data as Thing]),
  };
}

/** The heads of all pages of the built site but those that show a demo alone. */
export const heads = readdirSync('build', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !file.startsWith('demos/'))
  .toSorted()
  .map(headOf);
