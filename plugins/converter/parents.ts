import type { JsxLiteral } from '../../convert/src/jsx.ts';
import type { Shape } from '../../convert/src/mapping.ts';
import type { Catalogue } from '../library/catalogue.ts';
import type { Library } from '../base/library.ts';
import { parentsWithElements } from '../library/run.ts';

const isLiteral = (value: unknown): value is JsxLiteral =>
  value === true || typeof value === 'number';

/** The components that must surround a part, from the outside in, with the conditions that they set for it. */
export const parentsWithProps = (
  library: Library,
  { components }: Catalogue,
  name: string,
): Shape['parents'] =>
  parentsWithElements(library, name).flatMap(([parent, element]) => {
    const known = components.find((one) => one.name === parent);
    if (!known) return [];
    const props = Object.fromEntries(
      Object.entries(element.props).filter(
        ([key, value]) => isLiteral(value) && !key.startsWith('default'),
      ),
    ) as Record<string, JsxLiteral>;
    return [{ label: known.label, props }];
  });
