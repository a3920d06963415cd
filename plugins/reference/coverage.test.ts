import { expect, test } from 'vitest';
import { bulmaClasses } from '../library/bulma/classes.ts';
import { classesOfComponents, classesOfHelpers, coveredClasses } from './covered.ts';
import { LEFT_OUT, WITHOUT_RULES } from './leftOut.ts';

const ofBulma = bulmaClasses();
const byComponents = classesOfComponents();
const byHelpers = classesOfHelpers();

test('Every class that a component yields for any value of its props is one of Bulma', () => {
  const unknown = [...byComponents].filter((name) => !ofBulma.has(name));
  expect(unknown.toSorted()).toEqual(Object.keys(WITHOUT_RULES).toSorted());
});

test('Every class that a helper prop yields for any value is one of Bulma', () => {
  expect(byHelpers.size).toBeGreaterThan(1000);
  expect([...byHelpers].filter((name) => !ofBulma.has(name))).toEqual([]);
});

test('Every class of Bulma is yielded by some prop, except for those left out on purpose', () => {
  const covered = coveredClasses();
  const missing = [...ofBulma].filter((name) => !covered.has(name));
  const unexplained = missing.filter((name) => !LEFT_OUT.some(({ classes }) => classes.test(name)));
  expect(unexplained.toSorted()).toEqual([]);
  for (const { classes } of LEFT_OUT) {
    expect(
      missing.some((name) => classes.test(name)),
      `${classes} matches nothing`,
    ).toBe(true);
  }
  console.log(
    `Bulma classes: ${covered.size} of ${ofBulma.size} covered, ` +
      `${missing.length} left out on purpose.`,
  );
});
