import fc from 'fast-check';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import './walks.css';
import { App, type Shape } from './App.tsx';
import { focusProblems, problemsOf, stackOf } from './invariants.ts';
import { click, escape, settle, tab, targets } from './user.ts';
import { Walked } from './walked.ts';

const shape: fc.Arbitrary<Shape> = fc.record({
  portal: fc.boolean(),
  isMounted: fc.boolean(),
  hasBackground: fc.boolean(),
  isBeforeOpener: fc.boolean(),
});

/** A number is a click on one of the targets. */
const step = fc.oneof(
  { weight: 12, arbitrary: fc.nat({ max: 999 }) },
  { weight: 3, arbitrary: fc.constantFrom('escape', 'Tab', 'Shift+Tab') },
  { weight: 3, arbitrary: fc.constant('open') },
  { weight: 1, arbitrary: fc.constantFrom('navigate', 'unmount') },
);

type Step = number | 'open' | 'escape' | 'Tab' | 'Shift+Tab' | 'navigate' | 'unmount';

const isOpener = ({ textContent }: Element) => textContent === 'Open';

/** An app on the page, and what was done in it. */
function start(shape: Shape) {
  const walked = new Walked();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const log: string[] = [];
  let page = 0;
  let isShown = false;
  const show = (shown: boolean) => {
    isShown = shown;
    flushSync(() => root.render(shown && <App page={page} shape={shape} walked={walked} />));
  };
  const take = (step: Step) => {
    if (step === 'navigate') page++;
    if (!isShown || step === 'navigate') return show(true);
    if (step === 'unmount') return show(false);
    if (step === 'escape') return escape();
    if (step === 'Tab' || step === 'Shift+Tab') return tab(step === 'Shift+Tab');
    const all = targets();
    const target = step === 'open' ? all.find(isOpener) : all[step % all.length];
    log.push(`click ${target?.textContent || target?.className}`);
    return target && click(target);
  };
  const end = () => {
    root.unmount();
    container.remove();
  };
  show(true);
  return { walked, take, log, end };
}

/** What is wrong, and not only until React has rendered, which it does in several tasks on a busy machine. */
async function lastingProblems(find: () => string[]): Promise<string[]> {
  for (let tasks = 0; tasks < 10 && find().length; tasks++) await settle();
  return find();
}

/** How often a walk saw a number of open modals. */
const depths: number[] = [];

async function walk(shape: Shape, steps: readonly Step[]) {
  const { walked, take, log, end } = start(shape);
  try {
    for (const step of steps) {
      const before = stackOf(walked);
      if (typeof step === 'string') log.push(step);
      take(step);
      await settle();
      const depth = stackOf(walked).length;
      depths[depth] = (depths[depth] ?? 0) + 1;
      const problems = await lastingProblems(() => [
        ...problemsOf(walked),
        ...focusProblems(walked, before),
      ]);
      expect(problems, `after: ${log.join(', ')}`).toEqual([]);
    }
  } finally {
    end();
    await settle();
  }
  const problems = await lastingProblems(() => problemsOf(walked));
  expect(problems, `at the end of: ${log.join(', ')}`).toEqual([]);
}

test(
  'Wherever users go, one layer is on top and has the focus, which returns',
  { timeout: 600_000 },
  async () => {
    const shell = document.body.appendChild(document.createElement('button'));
    shell.textContent = 'Shell';
    await fc.assert(
      fc.asyncProperty(shape, fc.array(step, { minLength: 5, maxLength: 20 }), walk),
      { numRuns: 2000, seed: 1 },
    );
    // As deep as the app goes.
    expect(depths[4]).toBeGreaterThan(100);
    shell.remove();
  },
);
