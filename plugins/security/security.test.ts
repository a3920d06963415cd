import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Deployment } from '../deployment.ts';
import { headersFile, robotsFile, securityFile } from './files.ts';
import security from './index.ts';
import { contentSecurityPolicy, scriptHashes } from './policy.ts';

const HASH = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
const DEPLOYMENT: Deployment = {
  siteUrl: 'https://example.com',
  baseUrl: '/docs/',
  repositoryUrl: 'https://example.com/a/b',
  packageUrl: 'https://example.com/package',
};

/** Writes a page, has the plugin protect the built site that it makes up, and gives the folder. */
async function protect(page: string) {
  const outDir = mkdtempSync(join(tmpdir(), 'security-'));
  writeFileSync(join(outDir, 'page.html'), page);
  await security().postBuild?.({ outDir, baseUrl: '/docs/' } as never);
  return outDir;
}

test('Each inline script has its hash, and what is no inline script has none', () => {
  expect(scriptHashes('<script>start()</script><script async>start()</script>')).toEqual([
    HASH,
    HASH,
  ]);
  const others =
    '<script src=a.js></script><script type=application/ld+json>{}</script><script type="application/ld+json">{}</script>';
  expect(scriptHashes(others)).toEqual([]);
});

test('The policy names each script once, in an order that does not depend on the pages', () => {
  const policy = contentSecurityPolicy(["'b'", "'a'", "'b'"]);
  expect(policy.split('; ')).toContain("script-src 'self' 'a' 'b'");
  expect(policy).toBe(contentSecurityPolicy(["'a'", "'b'"]));
});

test('The policy lets no script run that is not listed, and no style but in attributes', () => {
  const directives = contentSecurityPolicy([HASH]).split('; ');
  const unsafe = directives.filter((one) => one.includes('unsafe'));
  expect(unsafe).toEqual(["style-src-attr 'unsafe-inline'"]);
  expect(directives).toContain("default-src 'self'");
  expect(directives).toContain("object-src 'none'");
});

test('The headers hold for the path of the site, and say what a page cannot', () => {
  const file = headersFile('/docs/', "default-src 'self'");
  expect(file).toMatch(
    /^\/docs\/\*\n {2}Content-Security-Policy: default-src 'self'; frame-ancestors 'none'\n/,
  );
  expect(file).toContain('X-Content-Type-Options: nosniff');
  expect(file).toMatch(
    /\n\/docs\/assets\/\*\n {2}Cache-Control: public, max-age=31536000, immutable\n$/,
  );
});

test('security.txt says where to report, and expires half a year after the build', () => {
  const lines = securityFile(DEPLOYMENT, new Date('2026-03-05T12:00:00Z')).split('\n');
  expect(lines).toContain('Contact: https://example.com/a/b/security/advisories/new');
  expect(lines).toContain('Expires: 2026-09-05T12:00:00.000Z');
  expect(lines).toContain('Canonical: https://example.com/docs/.well-known/security.txt');
});

test('robots.txt leads to the sitemap', () => {
  expect(robotsFile(DEPLOYMENT)).toContain('Sitemap: https://example.com/docs/sitemap.xml');
});

test('The policy of a page comes before all that it holds for', async () => {
  const folder = await protect(
    '<html><head><meta charset=UTF-8><script>start()</script></head></html>',
  );
  const page = readFileSync(join(folder, 'page.html'), 'utf8');
  expect(page).toMatch(
    /<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="[^"]+"><script>/,
  );
  expect(page).toContain(HASH);
  expect(readFileSync(join(folder, '_headers'), 'utf8')).toContain(HASH);
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('/docs/sitemap.xml');
  expect(readFileSync(join(folder, '.well-known/security.txt'), 'utf8')).toContain('Expires: ');
});

test('A page that has no place for the policy stops the build, naming its file', async () => {
  await expect(protect('<html><head></head></html>')).rejects.toThrow(
    /page\.html: the page does not begin with <meta charset=UTF-8>/,
  );
});
