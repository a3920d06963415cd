import { afterAll, expect, test } from 'vitest';
import { faultsOf } from '../build/contrast/faults.ts';
import { SPECIMENS } from '../build/contrast/specimens.tsx';
import { measureAll, openSweep } from '../build/contrast/sweep.ts';

// Those with a prop such as `hovered` look like others under the pointer.
const sweep = await openSweep(
  SPECIMENS.filter(({ name }) => !/\b(hovered|focused|active)\b/.test(name)),
);
afterAll(() => sweep.close());

interface Declaration {
  /** The way to its rule: the numbers of a media query, if it is in one, and of the rule. */
  path: number[];
  selector: string;
  property: string;
}

/** Every declaration of the stylesheet, as the browser has read it. */
const readDeclarations = (): Promise<Declaration[]> =>
  sweep.page.evaluate(() => {
    const inRules = (rules: CSSRuleList, parents: number[]): Declaration[] =>
      [...rules].flatMap((rule, index) => {
        const path = [...parents, index];
        if (rule instanceof CSSMediaRule) return inRules(rule.cssRules, path);
        if (!(rule instanceof CSSStyleRule)) return [];
        return [...rule.style].map((property) => ({ path, selector: rule.selectorText, property }));
      });
    return inRules(document.querySelector<HTMLStyleElement>('#contrast')!.sheet!.cssRules, []);
  });

/** Gives a declaration another value, which is none if it is empty, and returns the one before. */
const setValue = ({ path, property }: Declaration, value: string) =>
  sweep.page.evaluate(
    ({ path, property, value }) => {
      const { sheet } = document.querySelector<HTMLStyleElement>('#contrast')!;
      const inside = (rules: CSSRuleList, [index = 0, ...rest]: number[]): CSSStyleRule => {
        const rule = rules[index];
        return rule instanceof CSSMediaRule ? inside(rule.cssRules, rest) : (rule as CSSStyleRule);
      };
      const { style } = inside(sheet!.cssRules, path);
      const before = style.getPropertyValue(property);
      style.setProperty(property, value);
      return before;
    },
    { path, property, value },
  );

test(
  'Each declaration of contrast.css is needed: without it, some pair is below WCAG AA or changes for nothing',
  { timeout: 900_000 },
  async () => {
    const measured = await measureAll(sweep);
    let idle = await readDeclarations();
    expect(idle.length).toBeGreaterThan(50);
    for (const { look, before } of measured) {
      await sweep.show(look, true);
      const stillIdle: Declaration[] = [];
      for (const declaration of idle) {
        const { selector } = declaration;
        const value = await setValue(declaration, '');
        const after = await sweep.measure(look, selector.includes(':root') ? '*' : selector);
        await setValue(declaration, value);
        const shown = new Set(after.map(({ specimen }) => specimen));
        const same = before.filter(({ specimen }) => shown.has(specimen));
        if (faultsOf(same, after).length === 0) stillIdle.push(declaration);
      }
      idle = stillIdle;
    }
    expect(idle).toEqual([]);
  },
);
