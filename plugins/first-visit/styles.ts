import { Parser } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';

/**
 * Adds to a set what styles can select a page by: its elements, their attributes with what these hold, and the words of its
 * inline scripts, which may add more of them.
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
 * What a stylesheet has for the pages that some tokens are of: the rules that may apply to something on one of them before
 * a script of its own runs, whatever the width of the window and the state of the element.
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
  return result?.css ?? stylesheet;
}
