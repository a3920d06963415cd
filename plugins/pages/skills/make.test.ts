import { expect, test } from 'vitest';
import { SKILLS } from './list.ts';
import { makeSkills } from './make.ts';
import { sectionOf, titleOf } from './section.ts';

const PAGE = `# Forms

> What it is.

Page: <https://example.com/forms>

## One \`Input\`

Text.

\`\`\`bash
## no heading
\`\`\`

### Inside

More.

## Next

End.
`;

test('A section has all that is below its heading, one level deeper', () => {
  expect(titleOf(PAGE)).toBe('Forms');
  expect(sectionOf(PAGE, 'One `Input`')).toBe(
    '### One `Input`\n\nText.\n\n```bash\n## no heading\n```\n\n#### Inside\n\nMore.',
  );
  expect(sectionOf(PAGE, 'Next')).toBe('### Next\n\nEnd.');
});

/** A page with the headings that the list names, but for one of them. */
const pageOf = (path: string, missing = '') =>
  [...new Set(SKILLS.flatMap(({ sections }) => sections[path] ?? []))]
    .filter((heading) => heading !== missing)
    .reduce(
      (page, heading) => `${page}\n## ${heading}\n\nText.\n`,
      `# Title\n\nPage: <a:${path}>\n`,
    );

test('A skill has its name and description first, and below each page its address and sections', () => {
  const [skill] = makeSkills((path) => pageOf(path));
  expect(skill!.text).toMatch(
    /^---\nname: bulmatic-components\ndescription: How .*\n---\n\n# Choose/,
  );
  expect(skill!.text).toContain(
    '\n\n## Title\n\nPage: <a:docs/guides/choosing-a-component>\n\n### Show text and pictures\n\nText.\n',
  );
});

test('A page that is gone stops the build, naming the list, the skill and the page', () => {
  expect(() => makeSkills(() => undefined)).toThrow(
    'plugins/pages/skills/list.ts: bulmatic-components: there is no page docs/guides/rules-for-code-generators. Correct',
  );
});

test('A section that is gone stops the build, naming the list, the skill and the page', () => {
  expect(() => makeSkills((path) => pageOf(path, 'Navigate'))).toThrow(
    /^plugins\/pages\/skills\/list\.ts: bulmatic-components, docs\/guides\/choosing-a-component: there is no heading "Navigate"\. Name one of these: "Title", /,
  );
});
