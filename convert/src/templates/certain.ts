import { declarationsIn } from '../declarations.ts';
import { MAPPING } from '../known.ts';
import { DIRECTIVE, refusalOf } from '../reviewAttribute.ts';
import { needsNumber } from '../reviewNumber.ts';
import { classListOf } from './classList.ts';
import { conditional, isBranch } from './conditions.ts';
import type { Marks } from './marks.ts';
import type { Found } from './pieces.ts';
import { isFound, sourceOf, textOf, type Attribute, type Segment } from './segments.ts';

/** What a template did to something of an element that is left out now. */
export interface Loss {
  piece: Found;
  /** What was left out, as it is written. */
  what: string;
}

/** Attributes that set something with any value, `hidden` among them, although it has one with a meaning. */
const CONDITIONS = new Set([
  ...MAPPING.attributes.html.boolean.split(' ').map((one) => one.split('=')[0]),
  'hidden',
]);

const STRING = /(["'`])((?:(?!\1)[^])*)\1/g;

/** Whether a piece writes white space first, so that what it is next to is a word of its own: `button<%= ' is-large' %>`. */
const beginsApart = ({ text }: Found) =>
  [...text.matchAll(STRING)].some(([, , string = '']) => /^\s+\S/.test(string));

/** Tells what of the attributes of elements is certain, and collects what is only there under a condition. */
export class Certain {
  readonly losses: Loss[] = [];

  constructor(private readonly marks: Marks) {}

  /** The attributes of an element that are certain. */
  attributesOf(tag: string, items: readonly (Attribute | Found)[]): string {
    const uncertain = conditional(items, (one) => ('text' in one ? one : undefined));
    return items
      .map((item) => {
        if ('text' in item) return isBranch(item, uncertain) ? '' : this.lose(item.text, item);
        const [piece] = [...item.name, ...(item.value ?? [])].filter(isFound);
        const condition = uncertain.get(item);
        if (condition) return this.lose(sourceOf(item), condition);
        const [dynamic] = item.name.filter(isFound);
        if (dynamic) return this.lose(sourceOf(item), dynamic);
        return ` ${piece ? this.certain(tag, item, piece) : sourceOf(item)}`;
      })
      .join('');
  }

  /** An attribute whose value has pieces, without what they leave uncertain. */
  private certain(tag: string, item: Attribute, piece: Found): string {
    const { value = [], quote } = item;
    const name = textOf(item.name).toLowerCase();
    if (/^class(:list)?$/.test(name)) {
      const list = this.classes(value).replaceAll('"', '&quot;');
      return list ? `class="${list}"` : '';
    }
    const isOpen = conditional(value, (one) => (isFound(one) ? one : undefined)).size > 0;
    const isNumber = needsNumber({ tag: tag.toLowerCase(), isSvg: false }, name);
    if (CONDITIONS.has(name) || isNumber || isOpen) return this.lose(sourceOf(item), piece);
    const isNoted =
      DIRECTIVE.test(name) || refusalOf(tag.toLowerCase(), name, textOf(value)) !== undefined;
    const text = value
      .map((one) => (isFound(one) ? this.marks.of({ ...one, isNoted }) : one))
      .join('');
    if (name === 'style') this.marks.setNoted(declarationsIn(text).stray.join(''));
    const by = quote || '"';
    return `${name}=${by}${quote ? text : text.replaceAll('"', '&quot;')}${by}`;
  }

  /** The classes that an element has in any case. */
  private classes(value: readonly Segment[]): string {
    const things = value
      .flatMap((segment) => (isFound(segment) ? classListOf(segment) : [segment]))
      .flatMap((segment): Segment[] => {
        if (!isFound(segment)) return segment.split(/(\s+)/).filter(Boolean);
        return beginsApart(segment) ? [' ', segment] : [segment];
      })
      .map((segment) => ({ segment }));
    const uncertain = conditional(things, (one) =>
      isFound(one.segment) ? one.segment : undefined,
    );
    const kept: string[] = [];
    for (const run of runsOf(things, ({ segment }) => !isFound(segment) && !segment.trim())) {
      const [piece] = run.map(({ segment }) => segment).filter(isFound);
      const words = run.filter(({ segment }) => !isFound(segment));
      const isDynamic = run.some(({ segment }) => isFound(segment) && !segment.isStatement);
      if (isDynamic && piece) this.lose(textOf(run.map(({ segment }) => segment)), piece);
      // Nothing ends it, so that it may write a part of the word: `is-{% cycle "a" "b" %}`.
      else if (piece && !isBranch(piece, uncertain))
        this.lose(textOf(run.map(({ segment }) => segment)), piece);
      else
        for (const word of words) {
          const text = textOf([word.segment]);
          const by = uncertain.get(word) ?? (words.length > 1 ? piece : undefined);
          if (by) this.lose(text, by);
          else kept.push(text);
        }
    }
    return kept.join(' ');
  }

  private lose(what: string, piece: Found): string {
    this.losses.push({ what, piece });
    return '';
  }
}

/** What is between some things. */
function runsOf<Thing>(things: readonly Thing[], isBetween: (thing: Thing) => boolean): Thing[][] {
  const runs: Thing[][] = [[]];
  for (const thing of things)
    if (isBetween(thing)) runs.push([]);
    else runs.at(-1)?.push(thing);
  return runs;
}
