import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RULES, SKILLS_FOLDER } from '../markdown/llms.ts';
import type { Page, Site } from '../page.ts';
import { makeSkills, type Skill } from './make.ts';

/** Version 0.2.0 of "Agent Skills Discovery via Well-Known URIs". */
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

const digestOf = (text: string) => `sha256:${createHash('sha256').update(text).digest('hex')}`;

const entryOf = ({ name, description, text }: Skill, baseUrl: string) => ({
  name,
  type: 'skill-md',
  description,
  url: `${baseUrl}${SKILLS_FOLDER}/${name}/SKILL.md`,
  digest: digestOf(text),
});

/**
 * Writes the skills, which coding tools install, and the index that tools look for. They consist of sections of the
 * pages, whose Markdown has to be there.
 *
 * @see https://github.com/cloudflare/agent-skills-discovery-rfc
 */
export async function writeSkills(
  pages: readonly Page[],
  { outDir, baseUrl }: Pick<Site, 'outDir' | 'baseUrl'>,
) {
  // Sites without it, such as those of the tests, have no skills.
  if (!pages.some(({ path }) => path === RULES)) return;
  const skills = makeSkills((path) => {
    const file = join(outDir, `${path}.md`);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
  for (const { name, text } of skills) {
    await mkdir(join(outDir, SKILLS_FOLDER, name), { recursive: true });
    await writeFile(join(outDir, SKILLS_FOLDER, name, 'SKILL.md'), text);
  }
  const index = { $schema: SCHEMA, skills: skills.map((skill) => entryOf(skill, baseUrl)) };
  await writeFile(join(outDir, SKILLS_FOLDER, 'index.json'), `${JSON.stringify(index, null, 2)}\n`);
}
