import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { ask, Canceled } from './ask.ts';
import type { Answers } from './options.ts';

const RECIPES = [{ name: 'login', title: 'Login', files: [], packages: {} }];
const ENTER = '\r';
const ESCAPE = '\u001b';
const DOWN = '\u001b[B';

/** Answers questions with keys, each as soon as its question is on the screen. */
async function talk(
  answers: Answers,
  dialog: readonly (readonly [question: string, key: string])[],
) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let screen = '';
  output.on('data', (chunk: Buffer) => (screen += String(chunk)));
  const result = ask(answers, RECIPES, { input, output });
  result.catch(() => {});
  for (const [question, keys] of dialog) {
    await vi.waitFor(() => expect(screen).toContain(question));
    screen = '';
    input.write(keys);
  }
  return { result: await result, screen };
}

test('Enter at each question takes the defaults', async () => {
  const { result } = await talk({}, [
    ['name of your app', ENTER],
    ['What builds it', ENTER],
    ['Which styles', ENTER],
    ['Dark mode', ENTER],
    ['contrast', ENTER],
    ['Recipes', ENTER],
    ['React Router', ENTER],
    ['Tests', ENTER],
  ]);
  expect(result).toMatchObject({
    folder: 'my-app',
    template: 'vite',
    css: 'whole',
    darkMode: 'toggle',
    contrast: true,
    recipes: [],
    router: false,
    tests: true,
  });
});

test('What a flag answers is not asked, and Next.js needs no router', async () => {
  const flags = { folder: 'shop', css: 'sass', darkMode: 'dark', contrast: false } as const;
  const { result } = await talk({ ...flags, recipes: [] }, [
    ['What builds it', `${DOWN}${ENTER}`],
    ['Tests', `n`],
  ]);
  expect(result).toMatchObject({ ...flags, template: 'next', tests: false });
});

test('Recipes are pages, so without a router there is no question about them', async () => {
  const { result } = await talk({ folder: 'shop', router: false }, [
    ['What builds it', ENTER],
    ['Which styles', ENTER],
    ['Dark mode', ENTER],
    ['contrast', ENTER],
    ['Tests', ENTER],
  ]);
  expect(result).toMatchObject({ template: 'vite', recipes: [], router: false });
});

test('Escape leaves without an app', async () => {
  await expect(talk({}, [['name of your app', ESCAPE]])).rejects.toThrow(Canceled);
});
