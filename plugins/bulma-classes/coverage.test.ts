import { expect, onTestFinished, test, vi } from 'vitest';
import { addedClasses, emittedClasses, helperClasses } from './emit.tsx';
import { LEFT_OUT, WITHOUT_RULES } from './leftOut.ts';
import { readPropValues } from './propValues.ts';
import { stylesheetClasses } from './stylesheet.ts';

const { components, helpers } = readPropValues();
const stylesheet = stylesheetClasses();

function emittedByComponents(): Set<string> {
  const classes = components.flatMap(({ name, own }) => [
    ...emittedClasses(name, {}),
    ...Object.entries(own).flatMap(([prop, values]) =>
      values.flatMap((value) => addedClasses(name, prop, value)),
    ),
  ]);
  return new Set(classes);
}

const emittedByHelpers = () =>
  new Set(
    Object.entries(helpers).flatMap(([prop, values]) =>
      values.flatMap((value) => helperClasses(prop, value)),
    ),
  );

test('Every class that a component yields for any value of its props is one of Bulma', () => {
  const complaint = vi.spyOn(console, 'error');
  onTestFinished(() => complaint.mockRestore());
  const unknown = [...emittedByComponents()].filter((name) => !stylesheet.has(name));
  expect(unknown.toSorted()).toEqual(Object.keys(WITHOUT_RULES).toSorted());
  expect(complaint).not.toHaveBeenCalled();
});

test('Every class that a helper prop yields for any value is one of Bulma', () => {
  const unknown = [...emittedByHelpers()].filter((name) => !stylesheet.has(name));
  expect(unknown).toEqual([]);
});

test('Every class of Bulma is yielded by some prop, except for those left out on purpose', () => {
  const emitted = new Set([...emittedByComponents(), ...emittedByHelpers()]);
  const missing = [...stylesheet].filter((name) => !emitted.has(name));
  const unexplained = missing.filter((name) => !LEFT_OUT.some(({ classes }) => classes.test(name)));
  expect(unexplained.toSorted()).toEqual([]);
  for (const { classes } of LEFT_OUT) {
    expect(
      missing.some((name) => classes.test(name)),
      `${classes} matches nothing`,
    ).toBe(true);
  }
  console.log(
    `Bulma classes: ${stylesheet.size - missing.length} of ${stylesheet.size} covered, ` +
      `${missing.length} left out on purpose.`,
  );
});
