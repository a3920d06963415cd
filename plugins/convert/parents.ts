import type { JsxLiteral } from '../../convert/src/jsx.ts';
import type { Shape } from '../../convert/src/mapping.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { RunningLibrary } from '../catalogue/library.ts';
import { parentsWithElements } from '../catalogue/run.ts';

const isLiteral = (value: unknown): value is JsxLiteral =>
  value === true || typeof value === 'number';

/** The components that must surround a part, from the outside in, with the conditions that they set for it. */
export const parentsWithProps = (
  library: RunningLibrary,
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
