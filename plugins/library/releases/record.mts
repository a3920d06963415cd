import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import library from '../../../library/package.json' with { type: 'json' };
import { fromRoot } from '../../base/root.ts';
import { BREAKS } from './breaks.ts';
import { RECORDS, REPORT } from './releases.ts';

// Versioning runs this, so that later builds can tell what has changed since.
const folder = fromRoot(`${RECORDS}/${library.version}`);
mkdirSync(folder, { recursive: true });
copyFileSync(fromRoot(REPORT), `${folder}/bulmatic.api.md`);
const pieces = readdirSync(fromRoot('docs/pieces'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);
writeFileSync(`${folder}/pieces.json`, `${JSON.stringify(pieces, null, 2)}\n`);

// What the next release breaks is broken by this one.
const rows = fromRoot(BREAKS);
const text = readFileSync(rows, 'utf8');
writeFileSync(rows, text.replaceAll("release: 'next'", `release: '${library.version}'`));
