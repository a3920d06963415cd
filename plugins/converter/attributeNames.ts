import { hastToReact, html, svg, type Info, type Schema } from 'property-information';
import { camelCase } from '../../convert/src/camelCase.ts';
import type { AttributeKind, AttributeNames } from '../../convert/src/mapping.ts';

/** React and HTML have the same names for the first; the converter leaves out the others. */
const NEEDLESS = /^(aria-|on|class$)/;

function kindOf(info: Info): AttributeKind {
  if (info.boolean) return 'boolean';
  if (info.overloadedBoolean) return 'overloaded';
  if (info.booleanish) return 'booleanish';
  return info.number ? 'number' : 'text';
}

function namesOf({ property }: Schema): AttributeNames['html'] {
  const names: Record<AttributeKind, string[]> = {
    text: [],
    number: [],
    boolean: [],
    booleanish: [],
    overloaded: [],
  };
  for (const info of Object.values(property)) {
    const { attribute } = info;
    if (NEEDLESS.test(attribute)) continue;
    const name = hastToReact[info.property] ?? info.property;
    names[kindOf(info)].push(name === camelCase(attribute) ? attribute : `${attribute}=${name}`);
  }
  return Object.fromEntries(
    Object.entries(names).map(([kind, list]) => [kind, list.toSorted().join(' ')]),
  ) as AttributeNames['html'];
}

/** How React writes the attributes of HTML and SVG. */
export const attributeNames = (): AttributeNames => ({
  html: namesOf(html),
  svg: namesOf(svg),
});
