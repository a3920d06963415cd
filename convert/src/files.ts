import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join, relative } from 'node:path';
import { globSync } from 'tinyglobby';

/** A file to convert, and its path below the folder or glob that it was found by. */
export interface Input {
  file: string;
  path: string;
}

/** What the names of files with HTML end in: pages, and templates of servers. */
const EXTENSIONS = (
  'html htm xhtml php phtml erb ejs jsp jspx cshtml aspx jinja jinja2 j2 twig liquid njk hbs ' +
  'handlebars mustache ftl tpl gohtml tmpl eex heex leex vbhtml razor jspf rhtml ftlh vm mako ' +
  'latte vue svelte astro'
).split(' ');

const HTML = `**/*.{${EXTENSIONS.join(',')}}`;
const ENDS = new RegExp(`(\\.(${EXTENSIONS.join('|')}|blade))+$`, 'i');

/** The name of a component for a file: `sign-up.html` is `SignUp`. */
export function componentName(file: string): string {
  const own = basename(file).replace(ENDS, '');
  const words = basename(own, extname(own)).match(/[a-z0-9]+/gi) ?? [];
  const name = words.map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`).join('');
  return /^[A-Z]/.test(name) ? name : `Page${name}`;
}

/** The files that an argument names: itself, those of a kind in a folder, or those of a glob. */
export function inputsOf(argument: string, kind = HTML): Input[] {
  if (existsSync(argument) && !statSync(argument).isDirectory())
    return [{ file: argument, path: basename(argument) }];
  if (existsSync(argument))
    return globSync(kind, { cwd: argument, ignore: '**/node_modules/**' })
      .toSorted()
      .map((path) => ({ file: join(argument, path), path }));
  const base = argument.split(/[*?[{(!]/)[0] ?? '';
  const folder = base.endsWith('/') ? base : dirname(base);
  return globSync(argument)
    .toSorted()
    .map((file) => ({ file, path: relative(folder, file) }));
}

/** The place of the code for an input below a folder: `blog/sign-up.html` goes to `blog/SignUp.tsx`, a source to its own name. */
export const outputOf = (folder: string, path: string, isSource = false) =>
  join(folder, isSource ? path : join(dirname(path), `${componentName(path)}.tsx`));

/** Writes a file whole or not at all. */
export function writeWhole(file: string, text: string) {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
