import type { Readable, Writable } from 'node:stream';
import { autocompleteMultiselect, confirm, isCancel, select, text } from '@clack/prompts';
import type { Recipe } from './assets.ts';
import { wrongWithFolder } from './check.ts';
import {
  CHOICES,
  DEFAULTS,
  type Answers,
  type Choice,
  type ChoiceName,
  type Options,
} from './options.ts';

/** The terminal in which questions are asked. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/** The user left a question with Ctrl+C or Escape. */
export class Canceled extends Error {}

/** Asks for what the command line does not answer. */
export async function ask(answers: Answers, recipes: readonly Recipe[], terminal: Terminal) {
  async function get<Key extends keyof Options>(
    key: Key,
    question: () => Promise<Options[Key] | symbol>,
  ): Promise<Options[Key]> {
    const value = answers[key] ?? (await question());
    if (isCancel(value)) throw new Canceled('Canceled: nothing was written.');
    return value as Options[Key];
  }
  const choose = <Name extends ChoiceName>(name: Name, message: string) => {
    const options = Object.entries<string>(CHOICES[name]).map(([value, label]) => ({
      value,
      label,
    }));
    return () => select({ message, options, ...terminal }) as Promise<Choice<Name> | symbol>;
  };
  const agree = (message: string, initialValue: boolean) => () =>
    confirm({ message, initialValue, ...terminal });

  const folder = await get('folder', () =>
    text({
      message: 'What is the name of your app?',
      placeholder: DEFAULTS.folder,
      defaultValue: DEFAULTS.folder,
      validate: (value) => wrongWithFolder(value || DEFAULTS.folder),
      ...terminal,
    }),
  );
  const template = await get('template', choose('template', 'What builds it?'));
  const css = await get('css', choose('css', 'Which styles?'));
  const darkMode = await get('darkMode', choose('dark-mode', 'Dark mode?'));
  const contrast = await get(
    'contrast',
    agree('Raise Bulma’s colors to the contrast of WCAG AA?', DEFAULTS.contrast),
  );
  // They are pages, which need a router.
  const mayHavePages = template === 'next' || answers.router !== false;
  const pages = mayHavePages
    ? await get('recipes', () =>
        autocompleteMultiselect({
          message: 'Recipes to begin with?',
          options: recipes.map(({ name, title }) => ({ value: name, label: title })),
          maxItems: 8,
          ...terminal,
        }),
      )
    : DEFAULTS.recipes;
  const mayHaveRouter = template === 'vite' && pages.length === 0;
  const router = mayHaveRouter
    ? await get('router', agree('React Router?', DEFAULTS.router))
    : answers.router;
  const tests = await get('tests', agree('Tests, with Vitest?', DEFAULTS.tests));
  return { ...answers, folder, template, css, darkMode, contrast, recipes: pages, router, tests };
}
