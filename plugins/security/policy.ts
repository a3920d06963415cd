import { createHash } from 'node:crypto';

// Browsers do not treat data blocks, such as JSON-LD, as scripts.
const INLINE_SCRIPT =
  /<script(?![^>]*\b(?:src=|type="?application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g;

/** The hashes of the inline scripts of an HTML document, as Content Security Policy names them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64');
    return `'sha256-${digest}'`;
  });
}

/**
 * The Content Security Policy of a site whose inline scripts have these hashes: nothing from other origins, no
 * evaluation of code. Styles are allowed in attributes, where React writes them on the server.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(hashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes)].toSorted().join(' ')}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}
