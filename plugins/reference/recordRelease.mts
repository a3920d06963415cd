import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import library from '../../library/package.json' with { type: 'json' };
import { fromRoot } from '../base/root.ts';
import { pieces } from '../demos/copied.ts';
import { BREAKS } from '../library/releases/breaks.ts';
import { RECORDS, REPORT } from '../library/releases/releases.ts';

// Versioning runs this, so that later builds can tell what has changed since.
const folder = fromRoot(`${RECORDS}/${library.version}`);
mkdirSync(folder, { recursive: true });
copyFileSync(fromRoot(REPORT), `${folder}/bulmatic.api.md`);
const names = pieces().map(({ name }) => name);
writeFileSync(`${folder}/pieces.json`, `${JSON.stringify(names, null, 2)}\n`);

// What the next release breaks is broken by this one.
const rows = fromRoot(BREAKS);
const text = readFileSync(rows, 'utf8');
writeFileSync(rows, text.replaceAll("release: 'next'", `release: '${library.version}'`));
