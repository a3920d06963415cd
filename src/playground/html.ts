import { htmlVoidElements } from 'html-void-elements';

/** Characters on a line of code, which stands next to the controls. */
export const WIDTH = 50;

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

const isBlank = (node: Node) => !isElement(node) && !node.textContent?.trim();

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The tag that opens an element, with each attribute on its own line if they are too long for one. */
function opening({ localName, attributes }: Element, indent: string): string {
  const written = [...attributes].map(({ name, value }) => `${name}="${escaped(value)}"`);
  const inLine = `<${[localName, ...written].join(' ')}>`;
  if (indent.length + inLine.length <= WIDTH || written.length < 2) return inLine;
  return [`<${localName}`, ...written.map((one) => `${indent}  ${one}`), `${indent}>`].join('\n');
}

function elementLines(element: Element, indent: string): string {
  const start = indent + opening(element, indent);
  if (htmlVoidElements.includes(element.localName)) return start;
  const end = `</${element.localName}>`;
  const children = [...element.childNodes];
  // A line break shows in these two, and would be a space next to text.
  if (/^(pre|textarea)$/.test(element.localName)) return start + element.innerHTML + end;
  if (children.every((child) => !isElement(child)) || !children.every(isQuiet))
    return start + element.innerHTML + end;
  return [start, linesOf(children, `${indent}  `), indent + end].join('\n');
}

const isQuiet = (node: Node) => isElement(node) || isBlank(node);

const linesOf = (nodes: readonly Node[], indent: string): string =>
  nodes
    .filter((node) => !isBlank(node))
    .map((node) =>
      isElement(node) ? elementLines(node, indent) : indent + (node.textContent ?? '').trim(),
    )
    .join('\n');

/** What an element contains, as HTML on lines that are easy to read. Only white space between elements is added. */
export const printHtml = (element: Element) => linesOf([...element.childNodes], '');
