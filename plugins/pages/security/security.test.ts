import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Deployment } from '../../base/deployment.ts';
import { headersFile, robotsFile, securityFile } from './files.ts';
import { protectPages } from './security.ts';
import { contentSecurityPolicy, inlineHashes } from '../../base/policy.ts';

const HASH = "'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='";
const DEPLOYMENT: Deployment = {
  siteUrl: 'https://example.com',
  baseUrl: '/docs/',
  currentBaseUrl: '/docs/',
  repositoryUrl: 'https://example.com/a/b',
  packageUrl: 'https://example.com/package',
};

test('Each inline script and style has its hash, and what is neither has none', () => {
  const html =
    '<style>start()</style><script>start()</script><script async>start()</script><script src=a.js></script>' +
    '<script type=application/ld+json>{}</script><script type="application/ld+json">{}</script>';
  expect(inlineHashes(html)).toEqual({ scripts: [HASH, HASH], styles: [HASH] });
  const attribute = `<p title='<script>"</body>'></p>`;
  expect(inlineHashes(attribute + html)).toEqual(inlineHashes(html));
});

test('The policy names each script and style once, in an order that does not depend on the pages', () => {
  const policy = contentSecurityPolicy({ scripts: ["'b'", "'a'", "'b'"], styles: ["'d'", "'c'"] });
  expect(policy.split('; ')).toContain("script-src 'self' 'a' 'b'");
  expect(policy.split('; ')).toContain("style-src 'self' 'c' 'd'");
});

test('The policy lets no script run that is not listed, and no style apply but in attributes', () => {
  const directives = contentSecurityPolicy({ scripts: [HASH], styles: [] }).split('; ');
  const unsafe = directives.filter((one) => one.includes('unsafe'));
  expect(unsafe).toEqual(["style-src-attr 'unsafe-inline'"]);
  expect(directives).toContain("default-src 'self'");
  expect(directives).toContain("object-src 'none'");
});

test('Forms go to the site, and to what is named besides', () => {
  const none = { scripts: [], styles: [] };
  expect(contentSecurityPolicy(none)).toContain("; form-action 'self'");
  expect(contentSecurityPolicy(none)).not.toContain('http');
  expect(contentSecurityPolicy(none, ['https://a.example'])).toContain(
    "; form-action 'self' https://a.example",
  );
});

test('The headers hold for the path of the site, and say what a page cannot', () => {
  const policies = { pages: "default-src 'self'", demos: "default-src 'none'" };
  const file = headersFile('/docs/', ['', 'blog/*'], policies);
  for (const path of ['', 'blog/*']) {
    expect(file).toContain(
      `\n/docs/${path}\n  Content-Security-Policy: default-src 'self'; frame-ancestors 'none'\n  X-Frame-Options: DENY\n`,
    );
  }
  expect(file).toContain(
    "\n/docs/demos/*\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'self'\n  X-Frame-Options: SAMEORIGIN\n",
  );
  expect(file).toContain('X-Content-Type-Options: nosniff');
  expect(file).toContain('\n/docs/*.tgz\n  Access-Control-Allow-Origin: *\n');
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

const pageOf = (file: string, inline = '') => ({
  file,
  path: file,
  html: `<html><head><meta charset=UTF-8>${inline}</head></html>`,
});

test('The policy of a page comes before all that it holds for, and allows no more than the page has', async () => {
  const outDir = mkdtempSync(join(tmpdir(), 'security-'));
  const page = pageOf('page.html', '<script>start()</script>');
  await protectPages([page], { outDir, baseUrl: '/' });
  expect(page.html).toMatch(
    /<head><meta charset=UTF-8><meta http-equiv=Content-Security-Policy content="[^"]+"><script>/,
  );
  expect(page.html).toContain(`script-src 'self' ${HASH}; style-src 'self';`);
});

test('A page that has no place for the policy stops the build, naming its file', async () => {
  const page = { ...pageOf('page.html'), html: '<html><head></head></html>' };
  await expect(protectPages([page], { outDir: tmpdir(), baseUrl: '/' })).rejects.toThrow(
    /^page\.html: nothing in the page matches .<meta charset=/,
  );
});

test('The files for hosts and robots lie where these look for them, and the headers allow what any page has', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'security-'));
  const pages = [
    pageOf('index.html', '<script>start()</script>'),
    pageOf('blog/a/b.html', '<style>start()</style>'),
    pageOf('blog/c.html'),
  ];
  await protectPages(pages, { outDir: folder, baseUrl: '/docs/' });
  const headers = readFileSync(join(folder, '_headers'), 'utf8');
  expect(headers.match(/^\S+$/gm)).toEqual([
    '/docs/*',
    '/docs/',
    '/docs/blog/*',
    '/docs/demos/*',
    '/docs/*.md',
    '/docs/llms*.txt',
    '/docs/*.tgz',
    '/docs/assets/*',
  ]);
  expect(headers).toContain(`script-src 'self' ${HASH}; style-src 'self' ${HASH};`);
  expect(readFileSync(join(folder, 'robots.txt'), 'utf8')).toContain('/docs/sitemap.xml');
  expect(readFileSync(join(folder, '.well-known/security.txt'), 'utf8')).toContain('Expires: ');
});
