import { Parser } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';
import { minify } from '../../library/bulma/stylesheet.ts';

/** The class of the elements in which nothing of the site's styles applies, but names of classes are often the same. */
const STAGE = 'bulma-stage';

/** The role of a notice. Infima's class of this name is for something else, which pages have when they are built. */
const ROLE = 'alert';

/** What a selector can name. */
const KINDS = ['attributes', 'classes', 'ids', 'tags', 'values', 'words'] as const;

/** What selectors can match on some pages: `words` are of any kind. */
export type Tokens = Record<(typeof KINDS)[number], Set<string>>;

export const noTokens = () =>
  Object.fromEntries(KINDS.map((kind) => [kind, new Set<string>()])) as Tokens;

/** Adds tokens to others. */
export function addAll(tokens: Tokens, more: Tokens) {
  for (const kind of KINDS) for (const token of more[kind]) tokens[kind].add(token);
}

/**
 * Adds everything on a page that selectors can match: its elements, their attributes with the values, and the words in
 * its inline scripts, which may add more of them. What is in demos does not count.
 */
export function addTokens(tokens: Tokens, html: string): Tokens {
  tokens.tags.add('html').add('body');
  let isInScript = false;
  let depthInStage = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depthInStage) {
        depthInStage += 1;
        return;
      }
      const classes = attributes.class?.split(/\s+/) ?? [];
      if (classes.includes(STAGE)) depthInStage = 1;
      // Data names components, and adds none.
      isInScript = name === 'script' && !attributes.type?.endsWith('json');
      tokens.tags.add(name);
      for (const one of classes) tokens.classes.add(one);
      if (attributes.id) tokens.ids.add(attributes.id);
      for (const [key, value] of Object.entries(attributes)) {
        tokens.attributes.add(key);
        for (const word of value.split(/\s+/)) tokens.values.add(word);
      }
    },
    ontext(text) {
      if (!isInScript) return;
      for (const [word] of text.matchAll(/[\w-]+/g)) if (word !== ROLE) tokens.words.add(word);
    },
    onclosetag() {
      if (depthInStage) depthInStage -= 1;
      isInScript = false;
    },
  });
  parser.end(html);
  return tokens;
}

/**
 * The part of a stylesheet for the pages with some tokens: the rules that may apply to something on these pages before
 * their own scripts run, at any width of the window and in any state of an element.
 *
 * @param kept - Patterns of selectors to keep in any case.
 */
export async function criticalStyles(
  stylesheet: string,
  tokens: Tokens,
  kept: readonly RegExp[] = [],
): Promise<string> {
  const listOf = (kind: keyof Tokens) => [...tokens[kind]];
  const found = {
    attributes: { names: listOf('attributes'), values: listOf('values') },
    classes: listOf('classes'),
    ids: listOf('ids'),
    tags: listOf('tags'),
    undetermined: listOf('words'),
  };
  const [result] = await new PurgeCSS().purge({
    // It asks for content, and gets what was found in it.
    content: [{ raw: ' ', extension: 'tokens' }],
    css: [{ raw: stylesheet }],
    defaultExtractor: () => found,
    keyframes: true,
    variables: true,
    safelist: { standard: [], greedy: [...kept] },
  });
  return minify(result?.css ?? stylesheet);
}
