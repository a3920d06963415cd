import type { ParsedElement, ParsedNode, ParsedText } from './treeAdapter.ts';
import type { Start, Tags } from './tags.ts';

/** Elements that HTML lets authors leave out. */
const OPTIONAL = /^(html|head|body|tbody|colgroup)$/;

/** Notes how an element that the parser made differs from its tag; `outer` is the next one around it that has a tag. */
export function noteRepair(
  { tag, line, start }: ParsedElement,
  outer: Start | undefined,
  tags: Tags,
) {
  if (!start) {
    if (!OPTIONAL.test(tag))
      tags.add(line, `The parser added a <${tag}> that the HTML does not have.`);
  } else if (start.isSeen)
    tags.add(line, `<${tag}> ends in the middle of another element: the parser opened it again.`);
  else {
    start.isSeen = true;
    const around = start.outer;
    // The parser ended what is around it by the tags.
    if (around && around.at > (outer?.at ?? -1))
      tags.add(line, `The parser took <${tag}> out of <${around.name}>.`);
  }
}

/** Notes that the parser took a text out of what follows it now. */
export function noteMovedText(
  { text, end, endLine }: ParsedText,
  next: ParsedNode | undefined,
  tags: Tags,
) {
  const start = next?.kind === 'element' ? next.start : undefined;
  if (start && end > start.at && text.trim())
    tags.add(endLine, `The parser took text out of <${start.name}>.`);
}
