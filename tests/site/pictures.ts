import { writeFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';

const REFUSAL = 'Unable to capture screenshot';

/** Takes a picture of the window. On a busy machine, Chromium rarely fails to, and then the next attempt works. */
export async function takePicture(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ animations: 'disabled' });
  return take().catch((error: Error) => {
    if (error.message.includes(REFUSAL)) return take();
    throw error;
  });
}

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
