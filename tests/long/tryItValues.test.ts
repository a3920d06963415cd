import { renderToString } from 'react-dom/server';
import type { ControlValue } from '../../plugins/demos/playground/data.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as bulmatic from '../../library/src/index.ts';
import { printModule } from '../../convert/src/index.ts';
import { helperControls, tryItData } from '../../plugins/demos/playground/playground.ts';
import { elementOf } from '../../src/browser/elementOf.ts';
import { applied, importsOf } from '../../src/playground/applied.ts';
import { placesIn, type Place } from '../../src/playground/places.ts';
import { hashOf, readHash, withSetting } from '../../src/playground/settings.ts';
import { compile } from '../build/convert/compile.ts';

const STYLE = { width: 50, singleQuote: true };

/** Helper props are the same for all components, so one stands for all. */
const FOR_HELPERS = 'Box';

const TYPED: Readonly<Record<string, readonly ControlValue[]>> = {
  switch: [true, false],
  number: [3],
  text: ['Text'],
};

const valuesOf = ({ control, values }: Place) => TYPED[control.kind] ?? values;

/** Each value of each place that the user can set on a Usage page. */
const settable = Object.values(tryItData()).flatMap((data) => {
  const places = placesIn(data, helperControls());
  const hasOwn = ({ subject, control }: Place) =>
    subject.name === FOR_HELPERS || subject.controls.some(({ name }) => name === control.name);
  return [...places.values()]
    .filter(hasOwn)
    .flatMap((place) => valuesOf(place).map((value) => ({ data, places, place, value })));
});

test('Every value that the panel offers is kept by the address, renders without a complaint, and gives TSX that compiles', () => {
  const complain = vi.spyOn(console, 'error');
  onTestFinished(() => complain.mockRestore());
  const codes = new Map<string, string>();
  for (const { data, places, place, value } of settable) {
    const settings = withSetting(new Map(), place, value);
    expect(readHash(hashOf(settings), places)).toEqual({ settings, unknown: [] });
    const jsx = applied(data, place.subject, places, settings);
    renderToString(elementOf(jsx, bulmatic));
    expect(complain, `${place.subject.name}: ${hashOf(settings)}`).not.toHaveBeenCalled();
    const module = { name: 'Example', imports: importsOf(jsx) };
    codes.set(printModule(jsx, module, STYLE), `try-${codes.size}`);
  }
  console.log(`${settable.length} values, ${codes.size} different modules`);
  expect(settable.length).toBeGreaterThan(3000);
  expect(compile(new Map([...codes].map(([code, name]) => [name, code])))).toEqual([]);
});
