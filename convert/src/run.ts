import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { codemodFrom, KNOWN, type Codemod } from './from/codemods.ts';
import { SOURCES } from './from/peers.ts';
import { convert, type Converted } from './index.ts';
import { componentName, inputsOf, outputOf, writeWhole, type Input } from './files.ts';
import { ConvertError } from './notes.ts';
import { USAGE } from './usage.ts';

/** Where a command reads and writes. */
export interface Streams {
  /** Reads standard input. */
  read: () => Uint8Array;
  out: (text: string) => void;
  error: (text: string) => void;
}

interface Job {
  /** What the notes call it. */
  source: string;
  read: () => Uint8Array;
  /** The file to write, or standard output. */
  output: string | undefined;
  name: string;
  /** What converts it; none if it is HTML. */
  codemod: Codemod | undefined;
}

/** What became of one input. */
type Result = Omit<Job, 'read' | 'name' | 'codemod'> &
  Partial<Pick<Converted, 'components' | 'notes'>> & { error?: string };

/** A command that cannot be run; the message says why. */
class UsageError extends Error {}

const OPTIONS = {
  out: { type: 'string', short: 'o' },
  'out-dir': { type: 'string', short: 'd' },
  name: { type: 'string', short: 'n' },
  fragment: { type: 'boolean', short: 'f' },
  'dry-run': { type: 'boolean' },
  force: { type: 'boolean' },
  report: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

const LIST = new Intl.ListFormat('en');

const IDENTIFIER = /^[A-Z][\w$]*$/;

/** How names of sources end, which are not read as HTML, nor HTML as one of them. */
const SOURCE = /\.[cm]?[jt]sx?$/i;

function inputsFor(argument: string, codemod: Codemod | undefined): Input[] {
  const inputs = inputsOf(argument, codemod && SOURCES).filter(
    ({ file }) => SOURCE.test(file) === Boolean(codemod),
  );
  if (inputs.length) return inputs;
  throw new UsageError(`There is no ${codemod ? 'source' : 'HTML'} file at ${argument}.`);
}

function codemodOf({
  from,
  name,
  fragment,
}: ReturnType<typeof parse>['values']): Codemod | undefined {
  if (from === undefined) return undefined;
  const codemod = codemodFrom(from);
  if (!codemod) throw new UsageError(`--from knows ${LIST.format(KNOWN)} only.`);
  if (name || fragment) throw new UsageError('--name and --fragment are for HTML only.');
  return codemod;
}

/** What to convert, and where to. */
function jobsOf({ values, positionals }: ReturnType<typeof parse>, { read }: Streams): Job[] {
  const { out, name, report, 'out-dir': folder } = values;
  if (report !== undefined && report !== 'json') throw new UsageError('--report knows json only.');
  if (name !== undefined && !IDENTIFIER.test(name))
    throw new UsageError(`${name} is no name for a component: begin it with a capital letter.`);
  const codemod = codemodOf(values);
  if (!positionals.length || positionals.join() === '-') {
    if (folder) throw new UsageError('Name the files that go to the folder.');
    const own = name ?? componentName(out ?? 'Page');
    return [{ source: 'standard input', read, output: out, name: own, codemod }];
  }
  const found = positionals.flatMap((argument) => inputsFor(argument, codemod));
  // Several arguments may name the same file.
  const inputs = [...new Map(found.map((one) => [resolve(one.file), one])).values()];
  if (inputs.length > 1 && !folder && (out || !codemod))
    throw new UsageError('Name a folder for several files: --out-dir <dir>.');
  if (inputs.length > 1 && name) throw new UsageError('Several files cannot have one name.');
  if (folder && out) throw new UsageError('Name a file or a folder for the code, not both.');
  return distinct(
    inputs.map(({ file, path }) => ({
      source: file,
      read: () => readFileSync(file),
      output: folder ? outputOf(folder, path, Boolean(codemod)) : (out ?? (codemod && file)),
      name: name ?? componentName(out ?? file),
      codemod,
    })),
  );
}

/** Jobs, if each has its own output, also where files have the same name in small and capital letters. */
function distinct(jobs: Job[]): Job[] {
  const known = new Map<string, string>();
  for (const { source, output = '' } of jobs) {
    const other = known.get(output.toLowerCase());
    if (other)
      throw new UsageError(
        `${other} and ${source} would both go to ${output}: rename one of them.`,
      );
    known.set(output.toLowerCase(), source);
  }
  return jobs;
}

/** The text of a file. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new ConvertError('This is not text in UTF-8.');
  }
}

const lines = ({ source, output, notes = [], error }: Result, isDry: boolean): string[] => [
  ...notes.map(({ line, text, remedy }) => `${source}:${line}: ${text} ${remedy}`),
  ...(error ? [`${source}: ${error}`] : []),
  ...(output && !error ? [`${source}: ${isDry ? 'would be' : 'was'} written to ${output}.`] : []),
];

type Outcome = Pick<Converted, 'code' | 'notes'> & Partial<Converted>;

/** A source after the codemod; the notes have the lines of the file that one can look at afterwards. */
function modified(text: string, codemod: Codemod, source: string, isDry = false): Outcome {
  const { code, notes, lineAfter } = codemod(text, source);
  return {
    code,
    notes: isDry ? notes : notes.map((one) => ({ ...one, line: lineAfter(one.line) })),
  };
}

function runJob(
  { source, read, output, name, codemod }: Job,
  { fragment = false, force, 'dry-run': isDry }: ReturnType<typeof parse>['values'],
  { out }: Streams,
): Result {
  try {
    const text = textOf(read());
    const { code, notes, components }: Outcome = codemod
      ? modified(text, codemod, source, isDry)
      : convert(text, { name, fragment });
    // A source that does not use the library stays where it is.
    if (codemod && output && code === text) return { source, output: undefined, notes };
    if (output && existsSync(output) && !force && !(codemod && output === source)) {
      const isFile = statSync(output).isFile();
      const why = isFile ? 'exists: overwrite it with --force' : 'is a folder: use --out-dir';
      return { source, output, notes, error: `${output} ${why}.` };
    }
    if (!isDry && output) writeWhole(output, code);
    if (!isDry && !output) out(code);
    return { source, output, ...(components && { components }), notes };
  } catch (error) {
    return { source, output, error: (error as Error).message };
  }
}

/** Runs the command with some arguments, and returns its exit code. */
export function run(args: readonly string[], streams: Streams): number {
  try {
    const parsed = parse(args);
    if (parsed.values.help) {
      streams.out(USAGE);
      return 0;
    }
    const { report, 'dry-run': isDry = false } = parsed.values;
    const results = jobsOf(parsed, streams).map((job) => runJob(job, parsed.values, streams));
    const text = report
      ? JSON.stringify(results, null, 2)
      : results.flatMap((result) => lines(result, isDry)).join('\n');
    if (text) streams.error(`${text}\n`);
    return results.some(({ error }) => error) ? 1 : 0;
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const help = isUsage ? 'bulmatic-convert --help tells more.\n' : '';
    streams.error(`${(error as Error).message}\n${help}`);
    return isUsage ? 2 : 1;
  }
}
