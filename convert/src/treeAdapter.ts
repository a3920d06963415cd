import { html as syntax, type Token, type TreeAdapter, type TreeAdapterTypeMap } from 'parse5';
import { svgTag } from './accepted.ts';
import type { Start, Tags } from './tags.ts';
import type { HtmlComment, HtmlElement, HtmlText } from './tree.ts';

/** What has children: an element, or what is around all of them. */
interface Parent {
  children: ParsedNode[];
  parent?: Parent | undefined;
}

/** A text that the parser may move. */
export interface ParsedText extends HtmlText {
  parent: Parent | undefined;
  /** Where it ends in the HTML. */
  end: number;
  endLine: number;
}

interface ParsedComment extends HtmlComment {
  parent: Parent | undefined;
}

/** An element that the parser may move. */
export interface ParsedElement extends HtmlElement {
  parent: Parent | undefined;
  namespace: string;
  children: ParsedNode[];
  /** Its tag; none if the parser added it. */
  start: Start | undefined;
}

export type ParsedNode = ParsedText | ParsedComment | ParsedElement;

/** What around all nodes the parser wants to know of. */
export interface ParsedDocument extends Parent {
  mode: syntax.DOCUMENT_MODE;
}

export type ParsedMap = TreeAdapterTypeMap<
  Parent | ParsedNode,
  Parent,
  ParsedNode,
  ParsedDocument,
  Parent,
  ParsedElement,
  ParsedComment,
  ParsedText,
  ParsedElement
>;

const NO_CLASSES: string[] = [];
const NO_ATTRIBUTES: Readonly<Record<string, string>> = {};

const recordOf = (attributes: readonly Token.Attribute[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    attributes.flatMap(({ prefix, name, value }) =>
      name === 'class' ? [] : [[prefix ? `${prefix}:${name}` : name, value]],
    ),
  );

const classesIn = (attributes: readonly Token.Attribute[]): string[] => [
  ...new Set(attributes.find(({ name }) => name === 'class')?.value.match(/\S+/g)),
];

/** Looks from the end, near which the parser works. */
const placeOf = (node: ParsedNode, { children }: Parent) => children.lastIndexOf(node);

const textOf = (text: string): ParsedText => ({
  kind: 'text',
  text,
  parent: undefined,
  end: 0,
  endLine: 0,
});

/**
 * Lets the parser make the converter's own nodes, which know their tags; a tree of its own would take twice the time.
 * What only a serializer calls is not there.
 */
export function treeAdapterFor(tags: Tags): TreeAdapter<ParsedMap> {
  const insert = (parent: Parent, node: ParsedNode, place: number) => {
    // A list that begins empty takes room for many at its first element, and most have one.
    if (!parent.children.length) parent.children = [node];
    else if (place === parent.children.length) parent.children.push(node);
    else parent.children.splice(place, 0, node);
    node.parent = parent;
  };
  const insertText = (parent: Parent, text: string, place: number) => {
    const before = parent.children[place - 1];
    if (before?.kind === 'text') before.text += text;
    else insert(parent, textOf(text), place);
  };
  const adapter: Partial<TreeAdapter<ParsedMap>> = {
    createDocument: () => ({ mode: syntax.DOCUMENT_MODE.NO_QUIRKS, children: [] }),
    createDocumentFragment: () => ({ children: [] }),
    createElement: (tagName, namespace, attrs) => {
      const isSvg = namespace === syntax.NS.SVG;
      return {
        kind: 'element',
        tag: isSvg ? svgTag(tagName) : tagName,
        isSvg,
        classes: attrs.length ? classesIn(attrs) : NO_CLASSES,
        attributes: attrs.length ? recordOf(attrs) : NO_ATTRIBUTES,
        children: [],
        line: 0,
        parent: undefined,
        namespace,
        start: undefined,
      };
    },
    createCommentNode: (text) => ({ kind: 'comment', text, parent: undefined }),

    appendChild: (parent, node) => insert(parent, node, parent.children.length),
    insertBefore: (parent, node, next) => insert(parent, node, placeOf(next, parent)),
    insertText: (parent, text) => insertText(parent, text, parent.children.length),
    insertTextBefore: (parent, text, next) => insertText(parent, text, placeOf(next, parent)),
    detachNode(node) {
      if (node.parent) node.parent.children.splice(placeOf(node, node.parent), 1);
      node.parent = undefined;
    },
    adoptAttributes(element, attrs) {
      element.attributes = { ...recordOf(attrs), ...element.attributes };
      if (!element.classes.length) element.classes = classesIn(attrs);
    },
    // What a template holds is its children.
    setTemplateContent: () => undefined,
    getTemplateContent: (template) => template,

    getFirstChild: ({ children }) => children[0] ?? null,
    getChildNodes: ({ children }) => children,
    getParentNode: ({ parent }) => parent ?? null,
    getAttrList: ({ attributes }) =>
      Object.entries(attributes).map(([name, value]) => ({ name, value })),
    getTagName: ({ tag }) => tag,
    getNamespaceURI: ({ namespace }) => namespace as syntax.NS,

    getDocumentMode: ({ mode }) => mode,
    setDocumentMode(document, mode) {
      document.mode = mode;
    },
    // A doctype is no node here.
    setDocumentType: () => undefined,
    isDocumentTypeNode: (node): node is never => !node,

    // Only what is set counts, each time anew for a text that goes on.
    getNodeSourceCodeLocation: () => undefined,
    updateNodeSourceCodeLocation: () => undefined,
    setNodeSourceCodeLocation(node, location) {
      if (!location || !('kind' in node)) return;
      if (node.kind === 'text') {
        node.end = location.endOffset;
        node.endLine = location.endLine;
      } else if (node.kind === 'element') {
        node.start = tags.starts.get(location.startOffset);
        node.line = location.startLine;
      }
    },
  };
  return adapter as TreeAdapter<ParsedMap>;
}
