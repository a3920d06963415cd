import { expect, test } from 'vitest';
import { classPattern, requireMatches } from './requireMatches.ts';

test('What no page has stops the build, with the file to change', () => {
  const pages = [{ html: '<i>' }, { html: '<b>' }];
  expect(() => requireMatches(pages, [/<i>/, /<b>/], 'a.ts')).not.toThrow();
  expect(() => requireMatches(pages, [/<i>/, /<u>/], 'a.ts')).toThrow(
    '/<u>/ matches on no page. If nothing writes it any longer, or writes it differently, change a.ts.',
  );
});

test.for(['<a class=box>', '<a class="x box">', '<a class="box_hA-s y">'])(
  'A class is found in %s',
  (html) => expect(html).toMatch(classPattern('box')),
);

test.for(['<a class=boxes>', '<a class="x-box">', '<a class="x" title="box">', '<a>box</a>'])(
  'No class is found in %s',
  (html) => expect(html).not.toMatch(classPattern('box')),
);
