import { differences, record, subjects } from '../../../plugins/reference/proofs/record.ts';
import { lookAt } from '../../proofs/visit.ts';
import { built } from '../markdown.ts';
import { expect } from '../fixtures.ts';
import { test } from '../tab.ts';

for (const module of subjects()) {
  test(`The demos of ${module.id} show what its API page says of target size, right to left and forced colors`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    const found = await lookAt(page, module);
    expect(differences(module.id, record()[module.id], found)).toEqual([]);
  });
}

test('Each API page of a component, its Markdown and the page about all of them tell what is proven', () => {
  const all = built('/docs/guides/proofs.md');
  for (const { api, name } of subjects()) {
    const page = built(`${api}.md`);
    const [, proofs = ''] = page.split('\n## Proofs\n');
    expect(proofs, api).toMatch(/Size: \d+\.\d kB/);
    for (const quality of ['Runs on', 'Since', 'Keyboard', 'axe', 'Contrast', 'Engines'])
      expect(proofs, api).toContain(quality);
    expect(all).toContain(`[${name}](`);
  }
});
