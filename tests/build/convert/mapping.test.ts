import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { libraryText } from '../../../plugins/converter/library.ts';
import { mappingText } from '../../../plugins/converter/mapping.ts';

/** What to say about a generated file that is not as it would be written now, rather than the difference. */
const staleness = (file: string, text: string) =>
  readFileSync(file, 'utf8') === text
    ? undefined
    : `${file} is not that of the library as it is now. Run "npm run mapping".`;

test('The mapping of the converter is that of the library as it is now', () => {
  expect(staleness('convert/src/mapping.generated.ts', mappingText())).toBeUndefined();
});

test('What the codemods know of the library is true of it now', () => {
  expect(staleness('convert/src/from/library.generated.ts', libraryText())).toBeUndefined();
});
