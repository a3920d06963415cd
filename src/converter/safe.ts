/**
 * What was pasted never runs and loads nothing. The policy of the page in which the result is shown forbids both too; this
 * leaves nothing for it to forbid.
 */
import {
  isNode,
  SPREAD,
  type JsxAttribute,
  type JsxCode,
  type JsxElement,
  type JsxLiteral,
  type JsxNode,
} from 'bulmatic-convert';

/** A tree that can be shown, and what it would have loaded. */
export interface SafeTree {
  tree: JsxElement;
  addresses: string[];
}

/** The elements that are shown; of others, only the content is. None of these loads, runs or moves anything by itself. */
const ELEMENTS = new Set(
  (
    'a abbr address article aside b bdi bdo blockquote br button caption center cite code col colgroup data dd del ' +
    'details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup hr i ' +
    'img input ins kbd label legend li main mark menu meter nav ol optgroup option output p pre progress q rp rt ruby ' +
    's samp search section select small span strong sub summary sup table tbody td textarea tfoot th thead time tr tt ' +
    'u ul var wbr svg g path circle ellipse line polyline polygon rect text tspan defs linearGradient radialGradient ' +
    'stop clipPath mask symbol'
  ).split(' '),
);

/** The elements of which not even the content is shown. */
const HIDDEN = /^(script|style|template|noscript|iframe|object|head|title|textPath|use)$/;

/** Attributes that load what is at their address. */
const LOADS = /^(src|srcset|poster|background|data|lowsrc|xlinkhref|imagesrcset)$/i;
/** Attributes that lead elsewhere, or send something there. */
const LEADS =
  /^(href|action|formaction|ping|cite|longdesc|manifest|attributionsrc|usemap|profile)$/i;
/** Attributes that run something, that React takes for something else, or that take the focus away from the page. */
const RUNS =
  /^(on.*|ref|key|children|dangerously.*|srcdoc|is|nonce|target|download|autofocus|autoplay|popover.*|command.*)$/i;
/** Attributes of SVG that can name a file. */
const PAINTS = /^(fill|stroke|filter|mask|clip-?path|cursor|marker.*)$/i;
/** Parts of CSS that can name a file; a backslash can hide each of them. */
const FETCHES = /\\|url|image|src\s*\(|attr/i;
const LOCAL = /^url\((["']?)#[\w-]+\1\)$/;

/** A gray area, instead of the pictures in pasted HTML. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="128" height="128" preserveAspectRatio="none"><rect width="100%" height="100%" fill="#8884"/></svg>',
)}`;

type Value = JsxAttribute['value'];

const isObject = (value: Value): value is Extract<JsxLiteral, object> =>
  typeof value === 'object' && value !== null && !isNode(value);

/** Whether it is a function, in whose place is one that does nothing: some components show more with a handler. */
const isHandler = (name: string, value: Value) =>
  /^on[A-Z]/.test(name) && isNode(value) && value.kind === 'code' && !value.value;

const spread = (one: JsxAttribute): JsxAttribute[] =>
  one.name === SPREAD && isObject(one.value)
    ? Object.entries(one.value).map(([name, value]) => ({ name, value }))
    : [one];

/** Removes from a tree what would run, load or lead elsewhere. */
export function makeSafe(root: JsxElement): SafeTree {
  const addresses = new Set<string>();

  function safeText(name: string, text: string, isCss: boolean): string | undefined {
    if (RUNS.test(name)) return undefined;
    if (LEADS.test(name)) return name === 'href' ? '#' : undefined;
    if (name === 'as') return ELEMENTS.has(text) ? text : undefined;
    const fetches = (isCss || PAINTS.test(name)) && FETCHES.test(text) && !LOCAL.test(text);
    if (!fetches && !LOADS.test(name)) return text;
    if (LOADS.test(name) && /^data:image\//i.test(text)) return text;
    addresses.add(text);
    return name === 'src' ? PICTURE : undefined;
  }

  function safeValue(name: string, value: Value, isCss: boolean): Value | undefined {
    if (typeof value === 'string') return safeText(name, value, isCss);
    if (isHandler(name, value)) return value;
    if (RUNS.test(name)) return undefined;
    if (isNode(value)) return value.kind === 'element' ? safe(value) : safeCode(name, value, isCss);
    if (!isObject(value)) return value;
    const entries = Object.entries(value).flatMap(([key, one]) => {
      const kept = safeValue(key, one, isCss || name === 'style');
      return kept === undefined ? [] : [[key, kept]];
    });
    return Object.fromEntries(entries) as Value;
  }

  function safeCode(name: string, code: JsxCode, isCss: boolean): JsxCode | undefined {
    const isSafe = (one: unknown) => typeof one !== 'string' || safeText(name, one, isCss) === one;
    return !code.value || code.value.every(isSafe) ? code : undefined;
  }

  function safeChild(node: JsxNode): JsxNode[] {
    return node.kind === 'element' ? [safe(node)] : [node];
  }

  function safe({ name, attributes, children }: JsxElement): JsxElement {
    const isShown = name === '' || /^[A-Z]/.test(name) || ELEMENTS.has(name);
    const kept = attributes.flatMap(spread).flatMap(({ name, value }): JsxAttribute[] => {
      const safe = safeValue(name, value, false);
      return safe === undefined ? [] : [{ name, value: safe }];
    });
    return {
      kind: 'element',
      name: isShown ? name : '',
      attributes: isShown ? kept : [],
      children: HIDDEN.test(name) ? [] : children.flatMap(safeChild),
    };
  }

  return { tree: safe(root), addresses: [...addresses] };
}
