import { readFileSync, readdirSync } from 'node:fs';
import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import prh from 'textlint-rule-prh';
import { expect, test } from 'vitest';
import { catalogue } from '../../plugins/library/catalogue.ts';

const options = {
  ext: '.md',
  plugins: [{ pluginId: 'markdown', plugin: markdown, options: { extensions: ['.mdx'] } }],
  rules: [{ ruleId: 'prh', rule: prh, options: { rulePaths: ['glossary.yml'] } }],
};

const mdxBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith('api/'))
    .map((file) => `${folder}/${file}`);

const files = [
  ...['docs', 'blog', 'src/pages'].flatMap(mdxBelow),
  ...[
    'README.md',
    'CONTRIBUTING.md',
    'library/README.md',
    'create/README.md',
    'exam/README.md',
    '.github/PULL_REQUEST_TEMPLATE.md',
  ],
].toSorted();

const kernel = new TextlintKernel();

/** What the glossary has to say about a text: line, and what to write for what. */
async function findings(text: string, filePath?: string) {
  const { messages } = await kernel.lintText(text, { ...options, filePath });
  return messages.map(({ line, message }) => `line ${line}: ${message.split('\n')[0]}`);
}

test.for(files)('%s keeps to the words of the glossary', async (file) => {
  expect(await findings(readFileSync(file, 'utf8'), file)).toEqual([]);
});

test('The doc comments of the library keep to the words of the glossary', async () => {
  const { components, helpers } = catalogue();
  const props = [...components.flatMap((one) => one.props), ...helpers];
  const texts = [...components.map(({ sentence }) => sentence), ...props.map((one) => one.comment)];
  expect(await findings(texts.join('\n\n'))).toEqual([]);
});

test('The linter finds what the glossary rules out, and not in code', async () => {
  expect(await findings('This mends it.\n\nA note beside `beside`.\n')).toEqual([
    'line 1: mends => fix',
    'line 3: beside => next to',
  ]);
});
