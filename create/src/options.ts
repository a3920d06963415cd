import type { ManagerName } from './managers.ts';

/** Something that was asked for and cannot be; the message says why, and what to do. */
export class CreateError extends Error {}

/** What a flag or a question can be answered with, and what that means. The first is the default. */
export const CHOICES = {
  template: { vite: 'Vite', next: 'Next.js with the App Router' },
  css: { whole: 'All of Bulma, in one file', sass: 'Sass, with a file for your theme' },
  'dark-mode': {
    toggle: 'A button, and the system until it is pressed',
    system: 'As the system of the user',
    light: 'Always light',
    dark: 'Always dark',
  },
  'package-manager': { npm: 'npm', pnpm: 'pnpm', yarn: 'Yarn', bun: 'Bun' },
} as const satisfies Record<string, Record<string, string>>;

export type ChoiceName = keyof typeof CHOICES;

export type Choice<Name extends ChoiceName> = keyof (typeof CHOICES)[Name] & string;

/** An app to make. */
export interface Options {
  folder: string;
  template: Choice<'template'>;
  css: Choice<'css'>;
  darkMode: Choice<'dark-mode'>;
  /** Whether Bulma's colors are raised to the contrast of WCAG AA. */
  contrast: boolean;
  /** Whether a Vite app has React Router. Next.js has its own. */
  router: boolean;
  /** Names of recipes. */
  recipes: readonly string[];
  tests: boolean;
  packageManager: ManagerName;
  install: boolean;
}

/** What is known of them from the command line. */
export type Answers = { [Key in keyof Options]?: Options[Key] | undefined };

const LIST = new Intl.ListFormat('en', { type: 'disjunction' });

/** The value of a flag, if it is one that the flag knows. */
export function chosen<Name extends ChoiceName>(
  name: Name,
  value: string | undefined,
): Choice<Name> | undefined {
  if (value === undefined || Object.hasOwn(CHOICES[name], value))
    return value as Choice<Name> | undefined;
  const known = LIST.format(Object.keys(CHOICES[name]));
  throw new CreateError(`--${name} cannot be ${value}: use ${known}.`);
}

/** What an app is like if nobody says otherwise. */
export const DEFAULTS = {
  folder: 'my-app',
  template: 'vite',
  css: 'whole',
  darkMode: 'toggle',
  contrast: true,
  router: false,
  recipes: [],
  tests: true,
  install: true,
} as const satisfies Answers;

/** An app, from what is known of it and defaults for the rest. */
export function optionsFrom(answers: Answers, packageManager: ManagerName): Options {
  const known = Object.entries(answers).filter(([, value]) => value !== undefined);
  return { ...DEFAULTS, packageManager, ...Object.fromEntries(known) };
}
