import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

/** Compares two pictures byte by byte, and leaves both behind if they differ. */
export function expectSame(actual: Buffer, expected: Buffer, where: string) {
  const isSame = actual.equals(expected);
  const files = Object.entries({ actual, expected }).map(([name, png]) => {
    const file = test.info().outputPath(`${name}.png`);
    if (!isSame) writeFileSync(file, png);
    return file;
  });
  expect(isSame, `${where}: compare ${files.join(' and ')}`).toBe(true);
}
