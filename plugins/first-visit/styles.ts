import { Parser } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';
import { minify } from '../bulma-css/stylesheet.ts';

/** The class of the elements in which nothing of the site's styles applies, but names of classes are often the same. */
const STAGE = 'bulma-stage';

/**
 * Adds to a set everything on a page that selectors can match: its elements, their attributes with the values, and the
 * words in its inline scripts, which may add more of them. What is in demos does not count.
 */
export function addTokens(tokens: Set<string>, html: string): Set<string> {
  tokens.add('html').add('body');
  let isInScript = false;
  let depthInStage = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (depthInStage) {
        depthInStage += 1;
        return;
      }
      if (attributes.class?.split(' ').includes(STAGE)) depthInStage = 1;
      isInScript = name === 'script';
      tokens.add(name);
      for (const [key, value] of Object.entries(attributes)) {
        tokens.add(key);
        for (const word of value.split(/\s+/)) tokens.add(word);
      }
    },
    ontext(text) {
      if (!isInScript) return;
      for (const [word] of text.matchAll(/[\w-]+/g)) tokens.add(word);
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
  tokens: ReadonlySet<string>,
  kept: readonly RegExp[] = [],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...tokens].join(' '), extension: 'tokens' }],
    css: [{ raw: stylesheet }],
    defaultExtractor: (content) => content.split(' '),
    keyframes: true,
    variables: true,
    safelist: { standard: [], greedy: [...kept] },
  });
  return minify(result?.css ?? stylesheet);
}
