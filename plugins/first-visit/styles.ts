import { Parser } from 'htmlparser2';
import { PurgeCSS } from 'purgecss';

/** The elements of a page, their attributes with what these hold, and the words of its inline scripts, which may add more of them. */
function tokensOf(html: string): string[] {
  const tokens = ['html', 'body'];
  let isInScript = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      isInScript = name === 'script';
      tokens.push(name);
      for (const [key, value] of Object.entries(attributes))
        tokens.push(key, ...value.split(/\s+/));
    },
    ontext(text) {
      if (isInScript) tokens.push(...(text.match(/[\w-]+/g) ?? []));
    },
    onclosetag() {
      isInScript = false;
    },
  });
  parser.end(html);
  return tokens;
}

/**
 * What a stylesheet has for some pages: the rules that may apply to something on one of them before a script of its own
 * runs, whatever the width of the window and the state of the element.
 */
export async function criticalStyles(
  stylesheet: string,
  pages: readonly string[],
): Promise<string> {
  const tokens = [...new Set(pages.flatMap(tokensOf))].join(' ');
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: tokens, extension: 'tokens' }],
    css: [{ raw: stylesheet }],
    defaultExtractor: (content) => content.split(' '),
    keyframes: true,
    variables: true,
  });
  return result?.css ?? stylesheet;
}
