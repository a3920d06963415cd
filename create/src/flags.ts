import { parseArgs } from 'node:util';
import { chosen, CreateError, type Answers } from './options.ts';

const OPTIONS = {
  template: { type: 'string', short: 't' },
  css: { type: 'string' },
  'dark-mode': { type: 'string' },
  contrast: { type: 'boolean' },
  router: { type: 'boolean' },
  recipe: { type: 'string', multiple: true, short: 'r' },
  tests: { type: 'boolean' },
  'package-manager': { type: 'string' },
  install: { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
      allowNegative: true,
    });
  } catch (error) {
    const [sentence = ''] = (error as Error).message.split('. ');
    throw new CreateError(`${sentence}: create-bulmatic --help lists the flags.`);
  }
}

/** A command line: what it answers, and how the rest is to be found. */
export interface Command {
  answers: Answers;
  /** Whether defaults stand for what is not answered. */
  yes: boolean;
  help: boolean;
}

/** Reads a command line. */
export function commandOf(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (positionals.length > 1)
    throw new CreateError(`Name one folder for the app, and not ${positionals.join(' and ')}.`);
  const answers = {
    folder: positionals[0],
    template: chosen('template', values.template),
    css: chosen('css', values.css),
    darkMode: chosen('dark-mode', values['dark-mode']),
    contrast: values.contrast,
    router: values.router,
    recipes: values.recipe,
    tests: values.tests,
    packageManager: chosen('package-manager', values['package-manager']),
    install: values.install,
  };
  const { yes = false, help = false } = values;
  return { answers, yes, help };
}
