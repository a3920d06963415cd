import { createHash } from 'node:crypto';

// Browsers don't treat data blocks, such as JSON-LD, as scripts.
const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src=|type="?application\/(?:ld\+)?json))[^>]*>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g;

/** The hashes of the inline scripts and styles of a page, in the form of a Content Security Policy. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

const hashesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, content = '']) => {
    const digest = createHash('sha256').update(content).digest('base64');
    return `'sha256-${digest}'`;
  });

/** The hashes of the inline scripts and styles of an HTML document. */
export const inlineHashes = (html: string): InlineHashes => ({
  scripts: hashesOf(html, INLINE_SCRIPT),
  styles: hashesOf(html, INLINE_STYLE),
});

const list = (hashes: readonly string[]) => ["'self'", ...new Set(hashes.toSorted())].join(' ');

/**
 * The Content Security Policy for these inline scripts and styles: nothing from other origins, and no `eval`. Styles
 * are also allowed in attributes, where React writes them on the server.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({ scripts, styles }: InlineHashes): string {
  return [
    "default-src 'self'",
    `script-src ${list(scripts)}`,
    `style-src ${list(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
