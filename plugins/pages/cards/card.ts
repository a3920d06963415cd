import { readFileSync } from 'node:fs';
import type { Node } from '@takumi-rs/core';
import { fromRoot } from '../../base/root.ts';
import type { Picture } from './pictures.ts';

/** Width and height of a card in pixels. */
export const SIZE = { width: 1200, height: 630 } as const;

/** What is on the card of a page. */
export interface CardText {
  /** Where on the site the page is. */
  section: string;
  title: string;
  description: string;
}

const PRODUCT = 'Bulmatic';
export const LOGO = readFileSync(fromRoot('static/img/logo.svg'), 'utf8');

/** The letter of the logo, cropped to itself. */
const MARK = LOGO.replace(/<rect.*\/>/, '')
  .replace('0 0 32 32', '9 6 14 20')
  .replace('#fff', '#0a3f38');

/** The sizes of titles in pixels. The first that fits is used. */
export const TITLE_SIZES = [92, 84, 72, 62, 52, 44] as const;

const box = (className: string, children: Node[]): Node => ({
  type: 'container',
  className,
  children,
});
const text = (className: string, content: string): Node => ({
  type: 'text',
  className,
  text: content,
});
const image = (className: string, src: Buffer): Node => ({ type: 'image', className, src });

/** The card of a page, which `card.css` lays out. */
export function card(
  { section, title, description }: CardText,
  fontSize: number,
  picture?: Picture,
): Node {
  const words = box('text', [
    box('product', [
      image('logo', Buffer.from(LOGO)),
      text('name', PRODUCT),
      text('section', section),
    ]),
    { ...text('title', title), style: { fontSize } },
    text('description', description),
  ]);
  if (!picture) return box('card', [image('mark', Buffer.from(MARK)), words]);
  const panel = box('panel', [image('demo', readFileSync(fromRoot(picture.file)))]);
  return box(`card ${picture.place}`, [words, panel]);
}
