import { stringify } from 'yaml';
import { SKILLS, type SkillSource } from './list.ts';
import { sectionOf, titleOf } from './section.ts';

/** A skill by the specification of Agent Skills: a folder of its name, and the `SKILL.md` in it. */
export interface Skill {
  name: string;
  description: string;
  /** The whole `SKILL.md`. */
  text: string;
}

/** The Markdown of a page, by its path below the base URL, if there is this page. */
type Read = (path: string) => string | undefined;

const LIST = 'plugins/pages/skills/list.ts';

function chapter(name: string, path: string, headings: readonly string[], read: Read): string {
  const markdown = read(path);
  if (!markdown) {
    throw new Error(`${LIST}: ${name}: there is no page ${path}. Correct its path, or remove it.`);
  }
  const [address = ''] = /^Page: .*$/m.exec(markdown) ?? [];
  const sections = headings.map((heading) => {
    try {
      return sectionOf(markdown, heading);
    } catch (error) {
      throw new Error(`${LIST}: ${name}, ${path}: ${(error as Error).message}`, { cause: error });
    }
  });
  return [`## ${titleOf(markdown)}`, address, ...sections].join('\n\n');
}

function makeSkill({ name, title, description, sections }: SkillSource, read: Read): Skill {
  const chapters = Object.entries(sections).map(([path, headings]) =>
    chapter(name, path, headings, read),
  );
  const frontMatter = stringify({ name, description }, { lineWidth: 0 });
  const body = [`# ${title}`, ...chapters].join('\n\n');
  return { name, description, text: `---\n${frontMatter}---\n\n${body}\n` };
}

/**
 * All skills, from the Markdown of the pages.
 *
 * @throws If there is no page or section that a skill names.
 * @see https://agentskills.io/specification
 */
export const makeSkills = (read: Read): Skill[] => SKILLS.map((source) => makeSkill(source, read));
