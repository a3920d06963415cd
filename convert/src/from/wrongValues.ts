import type { JsxLiteral } from '../jsx.ts';
import { isWrongValue, propOf } from './known.ts';

/** What a component does not know of the value of a prop, or of its values at breakpoints: `99`, `tablet: 99`. */
export function wrongValues(component: string, name: string, value: JsxLiteral): string[] {
  const isWrong = (one: JsxLiteral, breakpoint?: string) =>
    typeof one !== 'object' &&
    isWrongValue(component, {
      name,
      value: { kind: 'literal', value: one },
      lead: '',
      ...(breakpoint && { breakpoint }),
    });
  if (typeof value !== 'object') return isWrong(value) ? [String(value)] : [];
  if (!value || !propOf(component, name)?.values.length) return [];
  return Object.entries(value)
    .filter(([breakpoint, one]) => isWrong(one, breakpoint))
    .map(([breakpoint, one]) => `${breakpoint}: ${JSON.stringify(one)}`);
}
