import { Extractor, ExtractorConfig } from '@microsoft/api-extractor';
import { expect, test } from 'vitest';
import { pack } from './pack.ts';
import { shell } from './shell.ts';

test('The report of the public API is that of the source, or `npm run api-report -w library` writes it anew', async () => {
  // The declarations that the report is made of are those that packing compiled.
  await pack();
  const config = ExtractorConfig.loadFileAndPrepare('library/api-extractor.json');
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: false,
    messageCallback: (message) => (message.handled = true),
  });
  expect({ apiReportChanged, errorCount }).toEqual({ apiReportChanged: false, errorCount: 0 });
});

test('A public API that is not that of the main branch has a changeset, or `npm run changeset` writes one', async () => {
  const base = await shell('git rev-parse --abbrev-ref origin/main').catch(() => 'main');
  const status = shell(`npm run changeset -- status --since=${base.trim()}`);
  await expect(status).resolves.toContain('packages to be bumped');
});
