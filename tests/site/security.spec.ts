import { readFileSync } from 'node:fs';
import { complaintsOf, expect, test } from './fixtures.ts';
import { builtRoutes } from './sitemap.ts';
import { open } from './page.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const read = (file: string) => readFileSync(`build/${file}`, 'utf8');

/** The hashes that a policy allows for scripts or styles. */
const hashesIn = (policy: string, directive: string) =>
  new RegExp(`${directive} 'self'((?: 'sha256-[\\w+/]{43}=')*)(?:;|$)`)
    .exec(policy)?.[1]
    ?.split(' ');

test('Every page comes with a policy that allows what is in it and nothing unhashed, and the headers allow what any page has', async ({
  request,
}) => {
  const header = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(header).toMatch(/; frame-ancestors 'none'$/);
  for (const route of builtRoutes()) {
    const page = read(route === '/' ? 'index.html' : `${route.slice(1)}.html`);
    const [, policy = ''] =
      /<meta http-equiv=Content-Security-Policy content="([^"]+)"/.exec(page) ?? [];
    expect(policy.match(/[\w-]+ 'unsafe[\w-]+'/g)).toEqual(["style-src-attr 'unsafe-inline'"]);
    for (const directive of ['script-src', 'style-src']) {
      const hashes = hashesIn(policy, directive);
      expect(hashes?.length).toBeGreaterThan(1);
      expect(hashesIn(header, directive)).toEqual(expect.arrayContaining(hashes ?? ['none']));
    }
  }
});

test('A page whose inline script was tampered with does not run it', async ({ page }) => {
  const complaints = await complaintsOf(page);
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
