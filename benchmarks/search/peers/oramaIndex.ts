import { readFileSync, writeFileSync } from 'node:fs';
import { insertMultiple, save } from '@orama/orama';
import { createIndex } from './oramaOptions.ts';

// Run in the folder of the page, where the entries are.
const index = createIndex();
await insertMultiple(index, JSON.parse(readFileSync('entries.json', 'utf8')) as object[]);
writeFileSync('orama.json', JSON.stringify(save(index)));
