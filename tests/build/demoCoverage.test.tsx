import { resolve } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { allDemoFiles } from '../demos.ts';
import { catalogue, type Component } from '../../plugins/library/catalogue.ts';
import type { PropValue } from '../../plugins/library/values.ts';

type Props = Readonly<Record<string, unknown>>;

/** For each component, the props that some demo gives it, with their values as JSON. */
const shown = vi.hoisted(() => new Map<string, Map<string, Set<string>>>());

// Demos get the library with each component wrapped, so that it notes what they give it.
vi.mock('bulmatic', async (importOriginal) => {
  const library = await importOriginal<Record<string, unknown>>();
  const isComponent = (one: unknown): one is ComponentType<Props> =>
    typeof one === 'function' && /^[A-Z]/.test(one.name);
  const values = (value: unknown) =>
    value && typeof value === 'object'
      ? Object.entries(value).map(([key, part]) => ({ [key]: part as unknown }))
      : [value];
  const note = (name: string, props: Props) => {
    const known = shown.get(name) ?? new Map<string, Set<string>>();
    shown.set(name, known);
    for (const [prop, value] of Object.entries(props)) {
      if (value === undefined) continue;
      const seen = known.get(prop) ?? new Set();
      known.set(prop, seen);
      if (prop !== 'children')
        values(value).forEach((one) => seen.add(JSON.stringify(one) ?? typeof one));
    }
  };
  const wrap = (Component: ComponentType<Props>): ComponentType<Props> => {
    const parts = Object.entries(Component).filter(([, part]) => isComponent(part));
    return Object.assign(
      (props: Props) => {
        note(Component.name, props);
        return createElement(Component, props);
      },
      Object.fromEntries(parts.map(([key, part]) => [key, wrap(part as ComponentType<Props>)])),
    );
  };
  return Object.fromEntries(
    Object.entries(library).map(([name, one]) => [name, isComponent(one) ? wrap(one) : one]),
  );
});

for (const file of allDemoFiles) {
  const { default: Demo } = (await import(resolve(file))) as { default: ComponentType };
  renderToStaticMarkup(createElement(Demo));
}

const isPlain = (value: PropValue) => typeof value !== 'object';

/** What the demos show of one component: all its own props, and the values of those that have a few. */
function reportOf({ name, props }: Component) {
  const seen = shown.get(name);
  const entries = props.map(({ name: prop, values }) => ({
    prop,
    isShown: seen?.has(prop) ?? false,
    missing: values.filter(isPlain).filter((value) => !seen?.get(prop)?.has(JSON.stringify(value))),
    total: values.filter(isPlain).length,
  }));
  return { name, entries };
}

const reports = catalogue().components.map(reportOf);
const all = reports.flatMap(({ entries }) => entries);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
const props = { shown: all.filter(({ isShown }) => isShown).length, total: all.length };
const total = sum(all.map((one) => one.total));
const values = { shown: total - sum(all.map(({ missing }) => missing.length)), total };

const percent = (one: { shown: number; total: number }) =>
  `${one.shown} of ${one.total} (${((100 * one.shown) / one.total).toFixed(1)}%)`;

const listed = reports.flatMap(({ name, entries }) =>
  entries
    .filter(({ isShown, missing }) => !isShown || missing.length > 0)
    .map(({ prop, isShown, missing }) =>
      isShown ? `${name} ${prop}: ${missing.join(' ')}` : `${name} ${prop}`,
    ),
);

test('Demos show at least nine tenths of the own props of all components', () => {
  console.log(
    `Demo coverage: ${allDemoFiles.length} demos show ${percent(props)} of the own props ` +
      `and ${percent(values)} of their values.`,
  );
  expect(props.shown / props.total).toBeGreaterThanOrEqual(0.9);
});

test('What no demo shows is on the list of it, so that a fall in coverage is seen', async () => {
  const text = `# Own props that no demo shows, and values that none of its demos shows\n${listed.join('\n')}\n`;
  await expect(text).toMatchFileSnapshot('demoCoverage.txt');
});
