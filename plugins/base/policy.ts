import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** The hashes of the inline scripts and styles of a page, in the form of a Content Security Policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const hashOf = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The hashes of the inline scripts and styles of an HTML document, whatever its attributes contain. */
export function inlineHashes(html: string): InlineHashes {
  const hashes: InlineHashes = { scripts: [], styles: [] };
  let list: string[] | undefined;
  let content = '';
  const parser = new Parser({
    onopentag(name, { src, type }) {
      content = '';
      // Browsers don't treat data blocks, such as JSON-LD, as scripts.
      if (name === 'script' && src === undefined && !type?.endsWith('json')) list = hashes.scripts;
      if (name === 'style') list = hashes.styles;
    },
    ontext(text) {
      content += text;
    },
    onclosetag() {
      list?.push(hashOf(content));
      list = undefined;
    },
  });
  parser.end(html);
  return hashes;
}

const list = (hashes: readonly string[]) => ["'self'", ...new Set(hashes.toSorted())].join(' ');

/**
 * The Content Security Policy for these inline scripts and styles: nothing from other origins, and no `eval`. Styles
 * are also allowed in attributes, where React writes them on the server. Forms go to the site itself, and to the other
 * origins that are named.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  formsTo: readonly string[] = [],
): string {
  return [
    "default-src 'self'",
    `script-src ${list(scripts)}`,
    `style-src ${list(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ...formsTo].join(' ')}`,
  ].join('; ');
}
