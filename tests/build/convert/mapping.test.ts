import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraryText } from '../../../plugins/converter/library.ts';
import { mappingText } from '../../../plugins/converter/mapping.ts';

test('The mapping of the converter is that of the library as it is now: npm run mapping makes it', () => {
  expect(readFileSync('convert/src/mapping.generated.ts', 'utf8')).toBe(mappingText());
});

test('What the codemods know of the library is true of it now: npm run mapping makes it', () => {
  expect(readFileSync('convert/src/from/library.generated.ts', 'utf8')).toBe(libraryText());
});
