import type { Deployment } from '../deployment.ts';

const YEAR = 365 * 24 * 60 * 60;
const MONTHS_VALID = 6;

/**
 * A `_headers` file, which Netlify, Cloudflare Pages and others read. Pages can't set all of these headers themselves.
 */
export function headersFile(baseUrl: string, policy: string): string {
  return `${baseUrl}*
  Content-Security-Policy: ${policy}; frame-ancestors 'none'
  Strict-Transport-Security: max-age=${YEAR}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), geolocation=(), microphone=()
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
