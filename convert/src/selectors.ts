import type { HtmlElement } from './tree.ts';

/** A tag and classes, and whether the ones before it are those of the parent. */
interface Part {
  tag: string;
  classes: string[];
  isDirect: boolean;
}

/** A selector of tags and classes, such as `.tabs a` or `.notification > .delete`. */
export type Selector = readonly Part[];

/** Reads a selector. */
export function compileSelector(selector: string): Selector {
  const tokens = selector.split(' ');
  return tokens.flatMap((token, index): Part[] => {
    if (token === '>') return [];
    const [tag = '', ...classes] = token.split('.');
    return [{ tag, classes, isDirect: tokens[index - 1] === '>' }];
  });
}

const isLike = ({ tag, classes }: Part, element: HtmlElement) =>
  (!tag || tag === element.tag) && classes.every((name) => element.classes.includes(name));

/** Whether the first parts of a selector match the last of the first elements, each of which is in the one before. */
function matchesUpTo(
  selector: Selector,
  parts: number,
  path: readonly HtmlElement[],
  elements: number,
): boolean {
  const part = selector[parts - 1];
  const element = path[elements - 1];
  if (!part) return true;
  if (!element || !isLike(part, element)) return false;
  if (part.isDirect || parts === 1) return matchesUpTo(selector, parts - 1, path, elements - 1);
  for (let outer = elements - 1; outer > 0; outer--)
    if (matchesUpTo(selector, parts - 1, path, outer)) return true;
  return false;
}

/** Whether a selector matches the last of some elements. */
export const matches = (selector: Selector, path: readonly HtmlElement[]) =>
  matchesUpTo(selector, selector.length, path, path.length);
