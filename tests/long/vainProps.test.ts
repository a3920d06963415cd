import { resolve } from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { catalogue, type Prop } from '../../plugins/library/catalogue.ts';
import { effectsOf } from '../build/effects/effectsOf.ts';
import type { Pair } from '../build/effects/inPage.ts';
import { allDemoFiles } from '../demos.ts';

type Props = Readonly<Record<string, unknown>>;

/** What a demo renders of the library, in order, and which prop of it the demo has to go without. */
const rendered = vi.hoisted(() => ({
  elements: [] as { name: string; props: Props }[],
  without: undefined as { index: number; prop: string } | undefined,
}));

// Demos get the library with each component wrapped, so that it notes what they give it.
vi.mock('bulmatic', async (importOriginal) => {
  const library = await importOriginal<Record<string, unknown>>();
  const isComponent = (one: unknown): one is ComponentType<Props> =>
    typeof one === 'function' && /^[A-Z]/.test(one.name);
  const wrap = (Component: ComponentType<Props>): ComponentType<Props> => {
    const parts = Object.entries(Component).filter(([, part]) => isComponent(part));
    return Object.assign(
      (props: Props) => {
        const { elements, without } = rendered;
        const isChanged = without?.index === elements.length;
        elements.push({ name: Component.name, props });
        return createElement(
          Component,
          isChanged ? { ...props, [without.prop]: undefined } : props,
        );
      },
      Object.fromEntries(parts.map(([key, part]) => [key, wrap(part as ComponentType<Props>)])),
    );
  };
  return Object.fromEntries(
    Object.entries(library).map(([name, one]) => [name, isComponent(one) ? wrap(one) : one]),
  );
});

const NORMAL = 'It is so anyway, but the demo shows all sizes.';

/** Props in demos without any effect there, and why they are there. */
const REASONS: Readonly<Record<string, string>> = {
  'docs/components/components/navbar/colors.demo.tsx: Navbar transparent={true}':
    'Bulma has a rule for it only in dropdowns, as the page says.',
  'docs/components/elements/progress/colors.demo.tsx: Progress color={"text"}':
    'A bar has this color anyway, but the demo shows all colors.',
  'docs/components/elements/tag/sizes.demo.tsx: Tag size={"normal"}': NORMAL,
  'docs/components/form/control/sizes.demo.tsx: Control size={"normal"}': NORMAL,
  'docs/components/form/control/sizes.demo.tsx: Input size={"normal"}': NORMAL,
  'docs/components/form/field/horizontal.demo.tsx: Field expanded={true}':
    'Fields without `narrow` grow anyway, as the page says.',
  'docs/components/form/field/sizes.demo.tsx: FieldLabel size={"normal"}': NORMAL,
  'docs/components/form/field/sizes.demo.tsx: Input size={"normal"}': NORMAL,
  'docs/components/form/input/sizes.demo.tsx: Input size={"normal"}': NORMAL,
  'docs/components/form/select/sizes.demo.tsx: Select size={"normal"}': NORMAL,
  'docs/components/form/textarea/sizes.demo.tsx: TextArea size={"normal"}': NORMAL,
  'docs/components/form/textarea/width.demo.tsx: TextArea fullwidth={true}':
    'A text area fills its container anyway, as the page says.',
  'docs/components/grid/grid/colMin.demo.tsx: Grid colMin={6}':
    'It is so anyway, but the demo shows it between others.',
  'docs/guides/icons-input.demo.tsx: FieldLabel size={"normal"}': NORMAL,
  'docs/guides/icons-input.demo.tsx: Input size={"normal"}': NORMAL,
  'docs/recipes/app-shell/app-shell.demo.tsx: Button position={"absolute"}':
    'It does something once the link has the focus, and `srOnly` no longer hides it.',
  'docs/recipes/data-table/data-table.demo.tsx: Table hoverable={true}':
    'It does something once the orders have loaded, and the table has rows.',
};

const { components, helpers } = catalogue();

const hasClasses = ({ yields, breakpoints }: Pick<Prop, 'yields' | 'breakpoints'>) =>
  yields.length > 0 || breakpoints.some((one) => one.yields.length > 0);

/** The props that set classes, for each component by its flat name. */
const withClasses = new Map(
  components.map(({ name, props }) => [
    name,
    new Set([...props, ...helpers].filter(hasClasses).map((prop) => prop.name)),
  ]),
);

function render(Demo: ComponentType, without?: { index: number; prop: string }) {
  Object.assign(rendered, { elements: [], without });
  return `<div>${renderToStaticMarkup(createElement(Demo))}</div>`;
}

/** Each prop that sets a class where a demo begins, once for elements with the same props, and the HTML of the demo without it and with it. */
async function propsIn(file: string): Promise<{ what: string; pair: Pair }[]> {
  const { default: Demo } = (await import(resolve(file))) as { default: ComponentType };
  const after = render(Demo);
  const seen = new Set<string>();
  const { elements } = rendered;
  return elements.flatMap(({ name, props }, index) => {
    const own = Object.entries(props).filter(([prop]) => prop !== 'children');
    const key = name + own.join();
    if (seen.has(key)) return [];
    seen.add(key);
    return own
      .filter(([prop, value]) => value && withClasses.get(name)?.has(prop))
      .map(([prop, value]) => ({
        what: `${file}: ${name} ${prop}={${JSON.stringify(value)}}`,
        pair: [render(Demo, { index, prop }), after] as const,
      }));
  });
}

/** Those of pieces open layers, which aren't there at first. */
const files = allDemoFiles.filter((file) => !file.startsWith('docs/pieces/'));

test('Every prop that a demo or recipe sets does something there, or there is a reason for it', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => {});
  const all: Awaited<ReturnType<typeof propsIn>> = [];
  for (const file of files) all.push(...(await propsIn(file)));
  silent.mockRestore();
  const effects = await effectsOf(all.map(({ pair }) => pair));
  const vain = new Set(all.filter((_, index) => !effects[index]).map(({ what }) => what));
  console.log(`${all.length} props in ${files.length} demos, ${vain.size} without effect`);
  expect([...vain].toSorted()).toEqual(Object.keys(REASONS).toSorted());
});
