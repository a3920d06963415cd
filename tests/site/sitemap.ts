import { readFileSync } from 'node:fs';

/** Every page of the build, as its sitemap names them, without the origin. */
export function builtRoutes(): string[] {
  const sitemap = readFileSync('build/sitemap.xml', 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
}
