import { listed, readSelector, type Selector } from './selectors.ts';

/** A declaration that may decide a property of an element. */
export interface Declaration {
  property: string;
  value: string;
  /** The at-rules around it and the state on which it depends; empty if it always holds. */
  condition: string;
}

interface Written {
  property: string;
  value: string;
  isImportant: boolean;
}

interface Rule extends Selector {
  /** The at-rules around it, such as `(min-width: 769px)`. */
  within: string;
  declarations: readonly Written[];
}

/** The rules of some stylesheets, in order, by a class that their selectors need: those under `''` need none. */
export type Styles = ReadonlyMap<string, readonly (Rule & { order: number })[]>;

/** What is declared, with shorthands as the properties that they stand for. */
const declarationsOf = (style: CSSStyleDeclaration): Written[] =>
  Array.from(style, (property) => ({
    property,
    value:
      style.getPropertyValue(property) ||
      // A shorthand with a variable leaves its properties without values.
      style.cssText.replace(/--[\w-]+:[^;]*;/g, ''),
    isImportant: style.getPropertyPriority(property) === 'important',
  }));

/** The rules of a list by what they have, since those of a frame are instances of the frame's classes. */
function* rulesIn(rules: CSSRuleList, within = ''): Generator<Rule> {
  for (const rule of rules) {
    if ('selectorText' in rule) {
      const { selectorText, style } = rule as CSSStyleRule;
      const declarations = declarationsOf(style);
      for (const one of listed(selectorText)) yield { ...readSelector(one), within, declarations };
    } else if ('conditionText' in rule) {
      const { conditionText, cssRules } = rule as CSSConditionRule;
      yield* rulesIn(cssRules, `${within} ${conditionText}`);
    }
  }
}

/**
 * Reads the rules of stylesheets, once for many questions. It leaves out what is in a `@layer`: Bulma has no layers, and
 * its rules win over all of them.
 */
export function readStyles(sheets: Iterable<CSSStyleSheet>): Styles {
  const styles = new Map<string, (Rule & { order: number })[]>();
  let order = 0;
  for (const { cssRules } of sheets) {
    for (const rule of rulesIn(cssRules)) {
      const rules = styles.get(rule.key) ?? [];
      styles.set(rule.key, rules);
      rules.push({ ...rule, order: order++ });
    }
  }
  return styles;
}

interface Applied extends Declaration {
  isImportant: boolean;
  specificity: number;
  order: number;
}

const compare = (a: Applied, b: Applied) =>
  Number(a.isImportant) - Number(b.isImportant) ||
  a.specificity - b.specificity ||
  a.order - b.order;

/** Those of the declarations of one property that may win: the one that always holds, and what may win over it. */
function contenders(declarations: readonly Applied[]): Declaration[] {
  const sorted = declarations.toSorted(compare);
  const last = sorted.findLastIndex(({ condition }) => condition === '');
  if (last < 0) return sorted;
  const [base, ...others] = sorted.slice(last) as [Applied, ...Applied[]];
  const first = others.findIndex(({ value }) => value !== base.value);
  return first < 0 ? [base] : [base, ...others.slice(first)];
}

const isStyled = (element: Element): element is HTMLElement => 'style' in element;

/** For each property of an element and of its pseudo-elements, the declarations that may decide it. */
export function stylesOf(element: Element, styles: Styles): Map<string, Declaration[]> {
  const applied = new Map<string, Applied[]>();
  const apply = (name: string, one: Applied) =>
    applied.set(name, [...(applied.get(name) ?? []), one]);
  for (const key of ['', ...element.classList]) {
    for (const rule of styles.get(key) ?? []) {
      if (!element.matches(rule.structure)) continue;
      const { within, state, specificity, order, pseudoElement } = rule;
      const place = { condition: `${within} ${state}`.trim(), specificity, order };
      for (const one of rule.declarations)
        apply(pseudoElement + one.property, { ...one, ...place });
    }
  }
  const inline = isStyled(element) ? declarationsOf(element.style) : [];
  for (const one of inline)
    apply(one.property, { ...one, condition: '', specificity: Infinity, order: 0 });
  return new Map([...applied].map(([name, all]) => [name, contenders(all)]));
}
