import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../tests/chromium.ts';
import { serve, type Host } from '../tests/host.ts';
import { violationsOfDemo } from '../tests/site/axe.ts';
import { complaintsOf } from '../tests/site/fixtures.ts';
import { bundle, writeEntries } from './bundle.ts';
import { sift } from './compile.ts';
import { renderPage } from './render.ts';
import { classFault, componentFault } from './source.ts';
import { stepFault } from './steps.ts';
import type { Task } from './tasks.ts';

/** The checks of each answer, in the order of the table. */
export const CHECKS = ['compiles', 'classes', 'components', 'renders', 'axe', 'steps'] as const;

/** What is wrong with an answer, by the checks that have run; an empty text if the check has passed. */
export type Marks = Partial<Record<(typeof CHECKS)[number], string>>;

const OPTIONS = 'exam/answers/tsconfig.json';

/** Copies answers into the repository, where they find what they import, as deep as where their options come from. */
function copyOf(answers: string, ids: readonly string[]): string {
  const there = ids.filter((id) => existsSync(join(answers, `${id}.tsx`)));
  if (there.length === 0) {
    throw new Error(
      `${answers}: there are no answers. Name each file after its task in exam/tasks.yml, such as ${ids[0]}.tsx.`,
    );
  }
  mkdirSync('test-results', { recursive: true });
  const folder = resolve(mkdtempSync('test-results/exam-'));
  for (const id of there) {
    copyFileSync(join(answers, `${id}.tsx`), join(folder, `${id}.tsx`));
    writeEntries(folder, id);
  }
  copyFileSync(OPTIONS, join(folder, 'tsconfig.json'));
  return folder;
}

async function axeFault(page: Page): Promise<string> {
  const [first] = await violationsOfDemo(page);
  return first ? `${first.rule}: ${first.html}` : '';
}

async function gradeOne(page: Page, { origin, folder }: Host, task: Task): Promise<Marks> {
  const { id, steps } = task;
  const text = readFileSync(join(folder, `${id}.tsx`), 'utf8');
  const onServer = await renderPage(folder, id);
  const inBrowser = await complaintsOf(page, origin);
  await page.goto(`${origin}/${id}`);
  // Without it, the steps tell what is wrong.
  await page.waitForSelector('[data-hydrated]', { timeout: 5000 }).catch(() => null);
  const before = await axeFault(page);
  const fault = await stepFault(page, steps);
  const after = await axeFault(page);
  return {
    compiles: '',
    classes: classFault(text),
    components: componentFault(text, task),
    renders: onServer || (inBrowser[0] ?? ''),
    axe: before || after,
    steps: fault,
  };
}

async function gradeAll(browser: Browser, folder: string, tasks: readonly Task[]) {
  const host = await serve(folder);
  const marks = new Map<string, Marks>();
  for (const task of tasks) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    marks.set(task.id, await gradeOne(await context.newPage(), host, task));
    await context.close();
  }
  await host.close();
  return marks;
}

/**
 * Grades the answers in a folder, each a file with the id of its task, and gives the marks of each task by its id.
 *
 * @throws If the folder has no answers.
 */
export async function grade(answers: string, tasks: readonly Task[]): Promise<Map<string, Marks>> {
  const ids = tasks.map(({ id }) => id);
  const folder = copyOf(answers, ids);
  const browser = await chromium.launch(launchOptions());
  try {
    const errors = sift(folder, ids);
    const sound = tasks.filter(({ id }) => existsSync(join(folder, `${id}.tsx`)));
    await bundle(
      folder,
      sound.map(({ id }) => id),
    );
    const marks = await gradeAll(browser, folder, sound);
    return new Map(
      ids.map((id) => [id, marks.get(id) ?? { compiles: errors.get(id) ?? 'there is no answer' }]),
    );
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}
