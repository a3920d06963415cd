import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from './run.ts';

const BOX = '<div class="box">Books</div>';
const CODE = (name: string) =>
  `import { Box } from "bulmatic";\n\nexport default function ${name}() {\n  return <Box>Books</Box>;\n}\n`;

let folder = '';
const at = (path: string) => join(folder, path);
const read = (path: string) => readFileSync(at(path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bulmatic-convert-'));
  mkdirSync(at('pages/blog'), { recursive: true });
  writeFileSync(at('pages/sign-up.html'), BOX);
  writeFileSync(at('pages/blog/post.htm'), BOX);
  writeFileSync(at('pages/notes.txt'), 'Not HTML');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command, and returns its exit code with what it printed. */
function command(args: string[], input = '') {
  const printed = { out: '', error: '' };
  const code = run(args, {
    read: () => Buffer.from(input),
    out: (text) => (printed.out += text),
    error: (text) => (printed.error += text),
  });
  return { code, ...printed };
}

test('Standard input becomes standard output', () => {
  expect(command([], BOX)).toEqual({ code: 0, out: CODE('Page'), error: '' });
});

test('A hyphen stands for standard input, as in other commands', () => {
  expect(command(['-'], BOX)).toEqual({ code: 0, out: CODE('Page'), error: '' });
  expect(command(['-', '-o', at('Form.tsx')], BOX).error).toBe(
    `standard input: was written to ${at('Form.tsx')}.\n`,
  );
  expect(read('Form.tsx')).toBe(CODE('Form'));
});

test('A file goes to standard output, and the component is named after it', () => {
  expect(command([at('pages/sign-up.html')]).out).toBe(CODE('SignUp'));
});

test('A file goes to the file that is named, and the component is named after that', () => {
  const { code, out, error } = command([at('pages/sign-up.html'), '-o', at('Form.tsx')]);
  expect({ code, out }).toEqual({ code: 0, out: '' });
  expect(error).toBe(`${at('pages/sign-up.html')}: was written to ${at('Form.tsx')}.\n`);
  expect(read('Form.tsx')).toBe(CODE('Form'));
  expect(readdirSync(folder)).toEqual(['Form.tsx', 'pages']);
});

test('A folder has templates of servers in it too, and components are named after their first names', () => {
  for (const name of [
    'home.html.erb',
    'about-us.blade.php',
    'list.jinja',
    '_card.hbs',
    'Index.cshtml',
    'Menu.vue',
    'row.vm',
  ])
    writeFileSync(at(`pages/blog/${name}`), BOX);
  expect(command([at('pages/blog'), '-d', at('src')]).code).toBe(0);
  expect(readdirSync(at('src'))).toEqual([
    'AboutUs.tsx',
    'Card.tsx',
    'Home.tsx',
    'Index.tsx',
    'List.tsx',
    'Menu.tsx',
    'Post.tsx',
    'Row.tsx',
  ]);
});

test('A component is never called like one that it imports', () => {
  writeFileSync(at('box.html'), BOX);
  expect(command([at('box.html')]).out).toBe(CODE('BoxPage'));
});

test.for([
  ['a folder', 'pages'],
  ['a glob', 'pages/**/*.{html,htm}'],
] as const)('The files of %s go to the same places below another folder', ([, argument]) => {
  expect(command([at(argument), '--out-dir', at('out')]).code).toBe(0);
  expect(read('out/SignUp.tsx')).toBe(CODE('SignUp'));
  expect(read('out/blog/Post.tsx')).toBe(CODE('Post'));
  expect(readdirSync(at('out'))).toEqual(['SignUp.tsx', 'blog']);
});

test('A file that exists is overwritten only if you say so', () => {
  writeFileSync(at('Form.tsx'), 'mine');
  const args = [at('pages/sign-up.html'), '-o', at('Form.tsx')];
  expect(command(args)).toEqual({
    code: 1,
    out: '',
    error: `${at('pages/sign-up.html')}: ${at('Form.tsx')} exists: overwrite it with --force.\n`,
  });
  expect(read('Form.tsx')).toBe('mine');
  expect(command([...args, '--force']).code).toBe(0);
  expect(read('Form.tsx')).toBe(CODE('Form'));
});

test('A folder as the file for the code is named, and what it takes instead', () => {
  const input = at('pages/sign-up.html');
  expect(command([input, '--out', at('pages')])).toEqual({
    code: 1,
    out: '',
    error: `${input}: ${at('pages')} is a folder: use --out-dir.\n`,
  });
  expect(readdirSync(at('pages'))).toEqual(['blog', 'notes.txt', 'sign-up.html']);
});

test('A dry run says what it would write, and writes nothing', () => {
  const { code, out, error } = command([
    at('pages/sign-up.html'),
    '-o',
    at('Form.tsx'),
    '--dry-run',
  ]);
  expect({ code, out }).toEqual({ code: 0, out: '' });
  expect(error).toContain('would be written');
  expect(existsSync(at('Form.tsx'))).toBe(false);
});

test('One file that cannot be converted does not stop the others', () => {
  writeFileSync(at('pages/picture.html'), 'GIF89a\0\0');
  const { code, error } = command([at('pages'), '-d', at('out')]);
  expect(code).toBe(1);
  expect(error).toContain(
    `${at('pages/picture.html')}: This is not text: it has a null character.`,
  );
  expect(readdirSync(at('out'))).toEqual(['SignUp.tsx', 'blog']);
});

test('Two files that would become the same one are named, and nothing is written', () => {
  writeFileSync(at('pages/signUp.htm'), BOX);
  const { code, error } = command([at('pages'), '-d', at('out')]);
  expect(code).toBe(2);
  expect(error).toContain(
    `${at('pages/sign-up.html')} and ${at('pages/signUp.htm')} would both go to ${at('out/SignUp.tsx')}: rename one of them.`,
  );
  expect(existsSync(at('out'))).toBe(false);
  expect(command([at('pages/sign-up.html'), at('pages'), '-d', at('out')]).code).toBe(2);
});

test('A file that several arguments name is converted once', () => {
  const args = [at('pages'), at('pages/sign-up.html'), at('pages/*.html'), '-d', at('out')];
  expect(command(args).code).toBe(0);
  expect(readdirSync(at('out'))).toEqual(['SignUp.tsx', 'blog']);
});

test('HTML is never changed in place as if it were a source', () => {
  const { code, error } = command(['--from', 'jsx', at('pages/sign-up.html')]);
  expect(code).toBe(2);
  expect(error).toContain(`There is no source file at ${at('pages/sign-up.html')}.`);
  expect(read('pages/sign-up.html')).toBe(BOX);
});

test('A source is never converted as if it were HTML', () => {
  writeFileSync(at('pages/App.jsx'), BOX);
  const { code, error } = command([at('pages/App.jsx')]);
  expect(code).toBe(2);
  expect(error).toContain(`There is no HTML file at ${at('pages/App.jsx')}.`);
  expect(command([at('pages/*'), '-d', at('out')]).code).toBe(0);
  expect(readdirSync(at('out'))).toEqual(['Notes.tsx', 'SignUp.tsx']);
});

test.for([
  ['with a null character', 'GIF89a\0', 'This is not text: it has a null character.'],
  ['in another encoding', Buffer.from('<p>é</p>', 'latin1'), 'This is not text in UTF-8.'],
  ['of ten megabytes', 'x'.repeat(10_000_000), 'The HTML has more than 2 million characters.'],
  [
    'with ten thousand elements in each other',
    '<b>'.repeat(10_000),
    'The elements are nested more than 400 levels deep.',
  ],
] as const)('A file %s is refused in one line', ([, content, message]) => {
  writeFileSync(at('page.html'), content);
  expect(command([at('page.html')])).toEqual({
    code: 1,
    out: '',
    error: `${at('page.html')}: ${message}\n`,
  });
});

test('A file that cannot be written is named in one line, and leaves nothing behind', () => {
  writeFileSync(at('taken'), '');
  mkdirSync(at('Form.tsx'));
  const input = at('pages/sign-up.html');
  for (const output of [
    ['-d', at('taken')],
    ['-o', at('Form.tsx'), '--force'],
  ]) {
    const { code, error } = command([input, ...output]);
    expect(code).toBe(1);
    expect(error).toMatch(/^[^\n]*sign-up\.html: E[A-Z]+: [^\n]*\n$/);
  }
  expect(readdirSync(folder)).toEqual(['Form.tsx', 'pages', 'taken']);
});

test('Standard input that cannot be read is named in one line', () => {
  const printed: string[] = [];
  const print = (text: string) => printed.push(text);
  const read = () => {
    throw new Error('EISDIR: illegal operation on a directory, read');
  };
  expect(run([], { read, out: print, error: print })).toBe(1);
  expect(printed).toEqual(['standard input: EISDIR: illegal operation on a directory, read\n']);
});

test('A mark at the beginning of a file does not become text', () => {
  writeFileSync(at('page.html'), `\ufeff${BOX}`);
  expect(command([at('page.html')]).out).toBe(CODE('Page'));
});

test('A fragment is JSX alone, and notes go to standard error with file and line', () => {
  writeFileSync(at('burger.html'), '<p>A</p>\n<script>go()</script>');
  const { out, error } = command([at('burger.html'), '--fragment']);
  expect(out).toBe('<p>A</p>\n');
  expect(error).toMatch(/^.*burger\.html:2: A <script> was left out\. Write .*\n$/);
});

test('The report is JSON with the notes and components of each input', () => {
  const { error } = command([at('pages/sign-up.html'), '--report', 'json']);
  expect(JSON.parse(error)).toEqual([
    { source: at('pages/sign-up.html'), components: ['Box'], notes: [] },
  ]);
});

test('Help prints the options and exit codes', () => {
  const { code, out } = command(['--help']);
  expect(code).toBe(0);
  expect(out).toMatch(/--out-dir <dir>[\s\S]*Exit codes/);
});

test.for([
  [['--what'], "Unknown option '--what'"],
  [['nothing.html'], 'There is no HTML file at nothing.html.'],
  [['--name', 'page'], 'page is no name for a component: begin it with a capital letter.'],
  [['--report', 'xml'], '--report knows json only.'],
  [['--out-dir', 'out'], 'Name the files that go to the folder.'],
] as const)('A wrong command says what is wrong: %s', ([args, message]) => {
  const { code, out, error } = command([...args]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(error).toContain(message);
});

test('Several files need a folder, and have names of their own', () => {
  expect(command([at('pages')]).error).toContain('Name a folder for several files');
  expect(command([at('pages'), '-d', at('out'), '-n', 'Page']).error).toContain(
    'cannot have one name',
  );
  expect(existsSync(at('out'))).toBe(false);
});
