import type { Recipe } from './assets.ts';
import { CHOICES, type ChoiceName } from './options.ts';

const WIDTH = 78;

const list = (name: ChoiceName) => Object.keys(CHOICES[name]).join(', ');

/** Words in lines, each after an indent. */
function wrapped(words: readonly string[], indent: string): string {
  const lines = [''];
  for (const word of words) {
    const last = lines.at(-1)!;
    if (indent.length + last.length + word.length < WIDTH) lines.push(`${lines.pop()}${word} `);
    else lines.push(`${word} `);
  }
  return lines.map((line) => `${indent}${line.trimEnd()}`).join('\n');
}

/** What `--help` prints. */
export const usage = (recipes: readonly Recipe[]) => `Makes a React app with Bulmatic and Bulma.

Usage
  npm create bulmatic@latest [folder] -- [flags]

In a terminal, it asks for what no flag answers. Without one, or with --yes, the
first value of each flag is the default.

Flags
  -t, --template <name>      ${list('template')}
      --css <name>           ${list('css')}
      --dark-mode <name>     ${list('dark-mode')}
      --no-contrast          Leave Bulma's colors as they are, without the
                             contrast that WCAG AA requires.
      --router               Add React Router to a Vite app. Recipes need it, so
                             it comes with them.
  -r, --recipe <name>        Add a recipe as a page; repeat it for more.
      --no-tests             Leave out Vitest and Testing Library.
      --package-manager <name>
                             ${list('package-manager')}.
                             Default: the one that runs this command.
      --no-install           Don't install the packages.
  -y, --yes                  Ask nothing.
  -h, --help                 Print this text.

Recipes
${wrapped(
  recipes.map(({ name }, index) => (index < recipes.length - 1 ? `${name},` : name)),
  '  ',
)}

It writes only into a folder that is new or empty. The exit code is 0 if the app
is complete, and 1 if not.
`;
