import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../run.ts';

const FROM = ['--from', 'react-bulma-components'];
const OLD = `import { Heading } from 'react-bulma-components';

export const Top = () => <Heading pull="left">Boats</Heading>;
`;
const NEW = `import { Title } from 'bulmatic';

export const Top = () => <Title pulled="left">Boats</Title>;
`;
const OTHER = `export const one = 1 ;\r\n`;

let folder = '';
const at = (path: string) => join(folder, path);
const read = (path: string) => readFileSync(at(path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bulmatic-codemod-'));
  mkdirSync(at('src/node_modules'), { recursive: true });
  writeFileSync(at('src/Top.tsx'), OLD);
  writeFileSync(at('src/other.ts'), OTHER);
  writeFileSync(at('src/node_modules/Top.jsx'), OLD);
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command, and returns its exit code with what it printed. */
function command(args: string[], input = '') {
  const printed = { out: '', error: '' };
  const code = run([...FROM, ...args], {
    read: () => Buffer.from(input),
    out: (text) => (printed.out += text),
    error: (text) => (printed.error += text),
  });
  return { code, ...printed };
}

test('The sources of a folder are changed in place, and no others', () => {
  expect(command([at('src')])).toEqual({
    code: 0,
    out: '',
    error: `${at('src/Top.tsx')}: was written to ${at('src/Top.tsx')}.\n`,
  });
  expect(read('src/Top.tsx')).toBe(NEW);
  expect(read('src/other.ts')).toBe(OTHER);
  expect(read('src/node_modules/Top.jsx')).toBe(OLD);
});

test.for(['mjs', 'cjs', 'mts', 'cts'])('A folder has sources of the kind %s too', (kind) => {
  writeFileSync(at(`src/load.${kind}`), "const load = () => import('react-bulma-components');\n");
  expect(command([at('src')]).error).toContain(
    `load.${kind}:1: \`react-bulma-components\` is still`,
  );
});

test('A mark at the beginning of a source stays', () => {
  writeFileSync(at('src/Top.tsx'), `\ufeff${OLD}`);
  command([at('src')]);
  expect(read('src/Top.tsx')).toBe(`\ufeff${NEW}`);
});

test('Classes in JSX become components', () => {
  writeFileSync(at('src/Boat.jsx'), 'export const Boat = () => <div className="box" />;\n');
  expect(command([at('src'), '--from', 'jsx']).error).toBe(
    `${at('src/Boat.jsx')}: was written to ${at('src/Boat.jsx')}.\n`,
  );
  expect(read('src/Boat.jsx')).toContain('export const Boat = () => <Box />;\n');
  expect(read('src/Top.tsx')).toBe(OLD);
});

test('A second run changes nothing', () => {
  command([at('src')]);
  expect(command([at('src')])).toEqual({ code: 0, out: '', error: '' });
});

test('Sources can go to another folder under their own names', () => {
  expect(command([at('src/*.{ts,tsx}'), '--out-dir', at('out')]).code).toBe(0);
  expect(read('out/Top.tsx')).toBe(NEW);
  expect(existsSync(at('out/other.ts'))).toBe(false);
  expect(read('src/Top.tsx')).toBe(OLD);
});

test('Another file that exists is overwritten only if you say so', () => {
  writeFileSync(at('Other.tsx'), 'mine');
  expect(command([at('src/Top.tsx'), '-o', at('Other.tsx')]).code).toBe(1);
  expect(read('Other.tsx')).toBe('mine');
  expect(command([at('src/Top.tsx'), '-o', at('Other.tsx'), '--force']).code).toBe(0);
  expect(read('Other.tsx')).toBe(NEW);
});

test('Standard input becomes standard output, changed or not', () => {
  expect(command([], OLD)).toEqual({ code: 0, out: NEW, error: '' });
  expect(command([], OTHER)).toEqual({ code: 0, out: OTHER, error: '' });
});

test('A dry run says what it would write, and writes nothing', () => {
  expect(command([at('src'), '--dry-run']).error).toContain('would be written');
  expect(read('src/Top.tsx')).toBe(OLD);
});

test('A source that cannot be read stays as it is, and does not stop the others', () => {
  const broken = "import { Box } from 'react-bulma-components';\nconst a = <Box>;\n";
  writeFileSync(at('src/Broken.tsx'), broken);
  const { code, error } = command([at('src')]);
  expect(code).toBe(1);
  expect(error).toMatch(/Broken\.tsx: This is not TypeScript or JavaScript that can be read: .*\(/);
  expect(read('src/Broken.tsx')).toBe(broken);
  expect(read('src/Top.tsx')).toBe(NEW);
});

test('Notes have the file, the line, and the remedy; the report has them as JSON', () => {
  writeFileSync(
    at('src/Top.tsx'),
    "import { Loader } from 'react-bulma-components';\n\nexport const a = <Loader />;\n",
  );
  expect(command([at('src')]).error).toMatch(
    /^.*Top\.tsx:3: `Loader` was left as it is\. In Bulmatic: `loading` on .*\n$/,
  );
  const [report] = JSON.parse(command([at('src/Top.tsx'), '--report', 'json']).error) as object[];
  expect(report).toMatchObject({ source: at('src/Top.tsx'), notes: [{ line: 3 }] });
});

test.for([
  [
    ['--from', 'trunx'],
    '--from knows bestax-bulma, bloomer, rbx, react-bulma-components, jsx, and bulmatic@0.1 only.',
  ],
  [['--name', 'Page'], '--name and --fragment are for HTML only.'],
  [['nothing'], 'There is no source file at nothing.'],
] as const)('A wrong command says what is wrong: %s', ([args, message]) => {
  const { code, error } = command([...args]);
  expect(code).toBe(2);
  expect(error).toContain(message);
});
