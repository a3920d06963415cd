import { readFileSync } from 'node:fs';
import { complaintsOf, expect, test } from './fixtures.ts';
import { builtRoutes } from './sitemap.ts';
import { open } from './page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const read = (file: string) => readFileSync(`build/${file}`, 'utf8');

test('Every page comes with a policy that allows neither evaluated nor unhashed scripts, in the page and in the headers', async ({
  page,
}) => {
  const response = await open(page, '/');
  const header = response?.headers()['content-security-policy'] ?? '';
  const meta = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  expect(header).toBe(`${meta}; frame-ancestors 'none'`);
  expect(meta).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  expect(meta).not.toContain('unsafe-eval');
  expect(meta).not.toContain("script-src 'unsafe-inline'");
  for (const route of builtRoutes()) {
    expect(read(route === '/' ? 'index.html' : `${route.slice(1)}.html`)).toContain(meta);
  }
});

test('A page whose inline script was tampered with does not run it', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.evil = 1</script></body>',
    );
    await route.fulfill({ response, body });
  });
  await open(page, '/');
  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  expect(complaints.join('\n')).toContain('violates the following Content Security Policy');
});

test('Every answer says that it is what it claims to be, comes by HTTPS only and in no frame, and hashed files are kept for good', async ({
  request,
}) => {
  const headers = (await request.get('/docs/intro')).headers();
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const [, script = ''] = /src=(\/assets\/js\/main\.\w+\.js)/.exec(read('index.html')) ?? [];
  const asset = (await request.get(script)).headers();
  expect(asset['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('security.txt names a contact, and is valid for at most a year', () => {
  const fields = Object.fromEntries(
    read('.well-known/security.txt')
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  );
  expect(fields.Contact).toMatch(/^https:/);
  expect(fields.Canonical).toMatch(/^https:.*\/\.well-known\/security\.txt$/);
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});

test('robots.txt lets everyone in and names the sitemap, which lists every page once', () => {
  const robots = read('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).toMatch(/^Sitemap: https:\S+\/sitemap\.xml$/m);
  const routes = builtRoutes();
  expect(new Set(routes).size).toBe(routes.length);
  expect(read('sitemap.xml')).toMatch(/^<\?xml[^>]*\?><urlset [^>]*>(<url>.*<\/url>)+<\/urlset>$/);
});
