import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as setup } from '@playwright/test';
import { docusaurus } from '../build/docusaurus.ts';
import { fixtureNames, makeSite, siteSources, variant } from '../fixtureSites.ts';

/** A hash of all that a fixture's build depends on; a build that is there for the same hash is still true. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const file of siteSources()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

for (const name of fixtureNames('variants')) {
  setup(`The fixture site ${name} builds, and packs nothing of the repository`, async () => {
    setup.setTimeout(600_000);
    const stamp = join('.docusaurus/fixtures', `${name}.built`);
    const now = fingerprint();
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
    const { ok, output } = await docusaurus('.', 'build', makeSite(name, [`variants/${name}`]));
    expect(ok, output).toBe(true);
    expect(readdirSync(variant(name)).filter((file) => file.endsWith('.tgz'))).toEqual([]);
    writeFileSync(stamp, now);
  });
}
