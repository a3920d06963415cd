export interface HtmlText {
  kind: 'text';
  /** With the white space that a browser shows, and no more. */
  text: string;
  /** Whether it shows exactly as it was written. */
  isExact?: boolean;
}

export interface HtmlComment {
  kind: 'comment';
  text: string;
  /** Whether it stands for something that shows. */
  isShown?: boolean;
}

/** An element as a browser parses it. */
export interface HtmlElement {
  kind: 'element';
  tag: string;
  isSvg: boolean;
  classes: string[];
  /** All attributes but `class`. */
  attributes: Readonly<Record<string, string>>;
  children: HtmlNode[];
  /** The line on which it begins. */
  line: number;
}

export type HtmlNode = HtmlText | HtmlComment | HtmlElement;

/** The text of some nodes and what is in them; that of a template is no content. */
export function textIn(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'text') return node.text;
      return node.kind === 'element' && node.tag !== 'template' ? textIn(node.children) : '';
    })
    .join('');
}
