import type { Heading, Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse);

/** A heading of a page: its words as they are written, and where it begins. */
interface Place {
  words: string;
  depth: number;
  start: number;
}

function placesIn(markdown: string): Place[] {
  const tree: Root = parser.parse(markdown);
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading');
  return headings.map(({ depth, position }) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset];
    return { words: markdown.slice(start + depth + 1, end), depth, start };
  });
}

/** The words of the first heading. */
export const titleOf = (markdown: string) => placesIn(markdown)[0]?.words ?? '';

/**
 * The section of a page below a heading, with those inside it, all one level deeper.
 *
 * @throws If the page has no such heading.
 */
export function sectionOf(markdown: string, heading: string): string {
  const places = placesIn(markdown);
  const index = places.findIndex(({ words }) => words === heading);
  const own = places[index];
  if (!own) {
    const known = places.map(({ words }) => `"${words}"`).join(', ');
    throw new Error(`there is no heading "${heading}". Name one of these: ${known}.`);
  }
  const next = places.slice(index + 1).find(({ depth }) => depth <= own.depth);
  const inside = places.filter(
    ({ start }) => start >= own.start && start < (next?.start ?? Infinity),
  );
  const parts = inside.map(({ start }, place) =>
    markdown.slice(start, inside[place + 1]?.start ?? next?.start),
  );
  return parts
    .map((part) => `#${part}`)
    .join('')
    .trimEnd();
}
