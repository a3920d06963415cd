import { existsSync } from 'node:fs';
import { transform } from 'lightningcss';
import { compileString } from 'sass-embedded';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { fences, PROJECTS, type Fence } from '../fences.ts';
import { compileFences } from './compileFences.ts';
import { takeSteps } from './steps.ts';

const CODE = ['ts', 'tsx', 'js', 'jsx'];
const COMMANDS = ['bash', 'sh'];
/** Languages that no parser checks. */
const PLAIN = ['html', 'md', 'mdx', 'text', 'diff'];

/** Parsers, which throw, for the languages that are not compiled. */
const PARSERS: Record<string, (fence: Fence) => unknown> = {
  json({ text, title = '' }) {
    if (!title.startsWith('tsconfig')) return JSON.parse(text) as unknown;
    const { error } = ts.parseConfigFileTextToJson(title, text);
    if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
    return undefined;
  },
  css: ({ text, title = 'fence.css' }) =>
    transform({ filename: title, code: Buffer.from(text), errorRecovery: false }),
  scss: ({ text }) =>
    compileString(text, {
      loadPaths: ['node_modules'],
      // Deprecated syntax in Bulma's own Sass is not ours to fix.
      quietDeps: true,
      silenceDeprecations: ['if-function'],
    }),
  yaml: ({ text }) => parseYaml(text) as unknown,
};

/** What other tests execute is compiled there too. */
const executed = fences.filter(({ run }) => run.length > 0);
const own = fences.filter(({ quote, run }) => !quote && run.length === 0);
const code = own.filter(({ language }) => CODE.includes(language));
const parsed = own.filter(({ language }) => language in PARSERS);
const commands = own.filter(({ language }) => COMMANDS.includes(language));
/** Where the fences stand that are wrong on purpose. */
const broken = { document: 'docs/broken.mdx', line: 12, run: [], continues: false };
const where = ({ document, line }: Fence) => `${document}:${line}`;

test('Every TypeScript and JavaScript fence compiles against the package as npm would publish it', async () => {
  expect(await compileFences('fences', code)).toBe('');
});

test('A fence that does not compile is named by its document and line', async () => {
  const wrong: Fence = {
    ...broken,
    language: 'tsx',
    text: 'import { Button } from \'bulmatic\';\n\nexport const wrong = <Button color="nope" />;',
  };
  const output = await compileFences('broken-fence', [wrong]);
  expect(output).toContain('docs/broken.mdx/fence-12.tsx(14,30): error TS2322');
});

test.for(parsed)('The $language in $document, line $line, can be parsed', (fence) => {
  expect(() => PARSERS[fence.language]?.(fence)).not.toThrow();
});

test('A step that fails is named by its document and line', async () => {
  const failing: Fence = {
    ...broken,
    language: 'bash',
    text: 'echo Before\nls no-such-file\necho After',
  };
  const steps = takeSteps([failing], '.');
  await expect(steps).rejects.toThrow(/docs\/broken\.mdx:12: [^]*no-such-file[^]*Before/);
});

test('What a fence is executed for is known', () => {
  const known: readonly string[] = PROJECTS;
  const strange = executed.filter(({ run }) => run.some((project) => !known.includes(project)));
  expect(strange.map(where)).toEqual([]);
});

test('Every shell fence is executed, or says why it is not', () => {
  expect(commands.filter(({ notRun }) => !notRun).map(where)).toEqual([]);
});

test('Every fence is in a language that is checked, or in one that nothing can check', () => {
  const known = [...CODE, ...COMMANDS, ...Object.keys(PARSERS), ...PLAIN];
  expect(own.filter(({ language }) => !known.includes(language)).map(where)).toEqual([]);
});

test('Every fence that is titled with a file of this repository is quoted from it', () => {
  expect(own.filter(({ title }) => title && existsSync(title)).map(where)).toEqual([]);
});

test('The fences are counted', () => {
  const quotes = fences.filter(({ quote }) => quote);
  console.log(
    `Fences: ${executed.length} executed, ${code.length} compiled, ${parsed.length} parsed, ` +
      `${quotes.length} quoted, ${commands.length} excused:\n` +
      commands.map((fence) => `  ${where(fence)}: ${fence.notRun}`).join('\n'),
  );
  expect(code.length + parsed.length + quotes.length + commands.length).toBeGreaterThan(100);
});
