import * as texts from './noteTexts.ts';
import type { ParsedElement, ParsedNode, ParsedText } from './treeAdapter.ts';
import { OPTIONAL_END, type Start, type Tags } from './tags.ts';

/** Elements that HTML lets authors leave out. */
const OPTIONAL = /^(html|head|body|tbody|colgroup)$/;

/** Notes how an element that the parser made differs from its tag; `outer` is the next one around it that has a tag. */
export function noteRepair(
  { tag, line, start }: ParsedElement,
  outer: Start | undefined,
  tags: Tags,
) {
  if (!start) {
    if (!OPTIONAL.test(tag)) tags.notes.push({ ...texts.added(tag), line });
  } else if (start.isSeen) tags.notes.push({ ...texts.openedAgain(tag), line });
  else {
    start.isSeen = true;
    const around = start.outer;
    // The parser ended what is around it by the tags.
    if (around && around.at > (outer?.at ?? -1))
      tags.notes.push({ ...texts.takenOut(`<${tag}>`, around.name), line });
  }
}

/** Notes an element whose end tag may be in another branch of a template: a statement is the last in it. */
export function noteBranch({ tag, line, start, children }: ParsedElement, tags: Tags) {
  if (!start || start.isClosed || !OPTIONAL_END.test(tag)) return;
  const last = children.findLast((one) => one.kind !== 'text' || one.text.trim());
  if (last?.kind === 'comment' && last.isShown === false)
    tags.notes.push({ ...texts.unclosedInBranch, line, item: `<${tag}>` });
}

/** Notes that the parser took a text out of what follows it now. */
export function noteMovedText(
  { text, end, endLine }: ParsedText,
  next: ParsedNode | undefined,
  tags: Tags,
) {
  const start = next?.kind === 'element' ? next.start : undefined;
  if (start && end > start.at && text.trim())
    tags.notes.push({ ...texts.takenOut('text', start.name), line: endLine });
}
