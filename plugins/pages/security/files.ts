import type { Deployment } from '../../base/deployment.ts';

const YEAR = 365 * 24 * 60 * 60;
const MONTHS_VALID = 6;

/** The policies in the headers of a site. */
export interface Policies {
  /** Of its pages, which no page may frame. */
  pages: string;
  /** Of the pages of demos, which its own pages frame. */
  demos: string;
}

/**
 * A `_headers` file, which Netlify, Cloudflare Pages and others read. Pages can't set all of these headers themselves.
 * The first part of each path has a rule, because hosts combine all rules that match, and two policies can only forbid
 * more. What `plugins/pages/markdown` writes for tools repeats the pages, so search engines should ignore it. Editors on
 * the web install the packages that the site serves.
 *
 * @param paths - Paths of pages below the base URL, such as `blog` and `blog/*`.
 */
export function headersFile(baseUrl: string, paths: readonly string[], policies: Policies): string {
  const pages = paths.map(
    (path) => `${baseUrl}${path}
  Content-Security-Policy: ${policies.pages}; frame-ancestors 'none'
  X-Frame-Options: DENY
`,
  );
  return `${baseUrl}*
  Strict-Transport-Security: max-age=${YEAR}
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()

${pages.join('\n')}
${baseUrl}demos/*
  Content-Security-Policy: ${policies.demos}; frame-ancestors 'self'
  X-Frame-Options: SAMEORIGIN

${baseUrl}*.md
  Content-Type: text/markdown; charset=utf-8
  X-Robots-Tag: noindex

${baseUrl}llms*.txt
  X-Robots-Tag: noindex

${baseUrl}*.tgz
  Access-Control-Allow-Origin: *

${baseUrl}assets/*
  Cache-Control: public, max-age=${YEAR}, immutable
`;
}

/** @see https://www.rfc-editor.org/rfc/rfc9309 */
export function robotsFile({ siteUrl, baseUrl }: Deployment): string {
  return `User-agent: *
Allow: /

Sitemap: ${siteUrl}${baseUrl}sitemap.xml
`;
}

/**
 * Says where to report a vulnerability. It expires after six months, so an abandoned site doesn't promise an answer.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityFile({ siteUrl, baseUrl, repositoryUrl }: Deployment, today: Date): string {
  const expires = new Date(today);
  expires.setUTCMonth(expires.getUTCMonth() + MONTHS_VALID);
  return `Contact: ${repositoryUrl}/security/advisories/new
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}${baseUrl}.well-known/security.txt
`;
}
