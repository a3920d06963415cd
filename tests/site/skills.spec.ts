import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { z } from 'zod';
import { deployment } from '../../plugins/base/deployment.ts';
import { allDemoFiles } from '../demos.ts';
import { fences } from '../fences.ts';
import { expect, test } from './fixtures.ts';
import { built, parseMarkdown, problem } from './markdown.ts';

const INDEX = '/.well-known/agent-skills/index.json';

/** What the specification of Agent Skills asks of the front matter. */
const frontMatter = {
  name: z
    .string()
    .max(64)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  description: z.string().min(1).max(1024),
};

/** Version 0.2.0 of the index, by "Agent Skills Discovery via Well-Known URIs". */
const index = z.strictObject({
  $schema: z.literal('https://schemas.agentskills.io/discovery/0.2.0/schema.json'),
  skills: z
    .array(
      z.strictObject({
        ...frontMatter,
        type: z.literal('skill-md'),
        url: z.string().regex(/\/\.well-known\/agent-skills\/[a-z-]+\/SKILL\.md$/),
        digest: z.string().regex(/^sha256:[0-9a-f]{64}$/),
      }),
    )
    .min(6),
});

const { skills } = index.parse(JSON.parse(built(INDEX)));
/** The front matter of a skill, and what follows. */
const partsOf = (url: string) =>
  built(url)
    .split(/^---\n/m)
    .slice(1) as [string, string];

test('A host serves the index and each skill as what they are, with the digest that the index has', async ({
  request,
}) => {
  expect((await request.get(INDEX)).headers()['content-type']).toContain('application/json');
  for (const { url, digest } of skills) {
    const answer = await request.get(url);
    expect(answer.headers()['content-type'], url).toBe('text/markdown; charset=utf-8');
    const hash = createHash('sha256').update(await answer.body());
    expect(`sha256:${hash.digest('hex')}`, url).toBe(digest);
  }
});

test('Each skill repeats its entry in its front matter, lies in a folder of its name, and is short', () => {
  for (const { name, description, url } of skills) {
    const [head] = partsOf(url);
    expect(z.strictObject(frontMatter).parse(parse(head))).toEqual({ name, description });
    expect(url).toBe(`/.well-known/agent-skills/${name}/SKILL.md`);
    expect(built(url).split('\n').length, name).toBeLessThan(500);
  }
});

test('Each example of a skill is one that the tests compile, and each link leads somewhere', () => {
  const demos = allDemoFiles.map((file) => readFileSync(file, 'utf8').trimEnd());
  const compiled = new Set([...fences.map(({ text }) => text), ...demos]);
  const problems: string[] = [];
  for (const { url } of skills) {
    const [, body] = partsOf(url);
    let examples = 0;
    visit(parseMarkdown(body), (node) => {
      if (node.type === 'link') {
        const address = new URL(node.url);
        const found = address.origin === deployment.siteUrl && problem(address);
        if (found) problems.push(`${url}: ${found}`);
      }
      if (node.type !== 'code' || !/^[jt]sx?$/.test(node.lang ?? '')) return;
      examples += 1;
      if (!compiled.has(node.value)) problems.push(`${url}: ${node.value.slice(0, 300)}`);
    });
    if (examples === 0) problems.push(`${url}: no example`);
  }
  expect(problems).toEqual([]);
});
