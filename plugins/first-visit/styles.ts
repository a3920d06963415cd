import { Parser } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';
import { minify } from '../bulma-css/stylesheet.ts';

/**
 * Adds to a set everything on a page that selectors can match: its elements, their attributes with the values, and the
 * words in its inline scripts, which may add more of them.
 */
export function addTokens(tokens: Set<string>, html: string): Set<string> {
  tokens.add('html').add('body');
  let isInScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
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
      isInScript = false;
    },
  });
  parser.end(html);
  return tokens;
}

/**
 * The part of a stylesheet for the pages with some tokens: the rules that may apply to something on these pages before
 * their own scripts run, at any width of the window and in any state of an element.
 */
export async function criticalStyles(
  stylesheet: string,
  tokens: ReadonlySet<string>,
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: [...tokens].join(' '), extension: 'tokens' }],
    css: [{ raw: stylesheet }],
    defaultExtractor: (content) => content.split(' '),
    keyframes: true,
    variables: true,
  });
  return minify(result?.css ?? stylesheet);
}
