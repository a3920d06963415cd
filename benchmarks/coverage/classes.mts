import { parse, type Token } from 'acorn';
import { build } from 'esbuild';
import { bulmaClasses } from '../../plugins/library/bulma/classes.ts';

/** Classes that modify components, space them or set a theme, and the one class of Font Awesome. */
const NO_COMPONENT =
  /^(is|has|are|theme)-|^[mp][trblxy]?-(\d|auto)|^(marginless|paddingless)$|^fa$/;

/** Bulma's classes for components and their parts, such as `card` and `card-header`. */
export const componentClasses = [...bulmaClasses()].filter((name) => !NO_COMPONENT.test(name));

/** Code with everything that a package exports, without React. */
export async function codeOf(name: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: `export * from '${name}'`, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return outputFiles[0]!.text;
}

/** The words in all strings and templates of some code. */
function wordsOf(code: string): Set<string> {
  const tokens: Token[] = [];
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', onToken: tokens });
  const texts = tokens
    .filter(({ type }) => ['string', 'template'].includes(type.label))
    .map(({ start, end }) => code.slice(start, end).replace(/^["']|["']$/g, ''));
  return new Set(texts.flatMap((text) => text.split(/\s+/)));
}

/**
 * The classes of components that some code writes, in whole or in two parts, such as `level-` and `left`. In doubt, a
 * class counts: the word may be there for something else, and any second part may follow a first one.
 */
export function classesIn(code: string): string[] {
  const words = wordsOf(code);
  const beginnings = [...words].filter((word) => /^[a-z][a-z-]{2,}-$/.test(word));
  const ends = [...words].filter((word) => /^-[a-z]/.test(word));
  return componentClasses.filter(
    (name) =>
      words.has(name) ||
      beginnings.some((beginning) => name.startsWith(beginning)) ||
      ends.some((end) => name.endsWith(end) && words.has(name.slice(0, -end.length))),
  );
}
