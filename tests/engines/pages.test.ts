import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Host } from '../host.ts';
import { builtRoutes } from '../site/sitemap.ts';
import { visit, type Visitor } from './visitors.ts';

let host: Host;
let firefox: Visitor;
let webkit: Visitor;

beforeAll(async () => {
  host = await serve('build');
  [firefox, webkit] = await Promise.all([
    visit('firefox', host.origin),
    visit('webkit', host.origin),
  ]);
}, 60_000);

afterAll(() => Promise.all([firefox, webkit, host].map((one) => one.close())));

test.for(builtRoutes())(
  '%s comes alive in Firefox and in WebKit without a complaint',
  async (route) => {
    const complaints = [firefox, webkit].map((visitor) => visitor.complaintsOn(route));
    expect(await Promise.all(complaints)).toEqual([[], []]);
  },
);
