import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Hero}. */
export interface HeroProps extends BulmaClassesProps {
  /** Colour of the background, with text to match. */
  color?: Color | undefined;
  /** Turns the background of a coloured hero into a gradient. */
  bold?: boolean | undefined;
  /**
   * Size of the hero. The first three change the space around the body, the others the height of the hero as a share of
   * the window; `fullheight-with-navbar` leaves room for a navbar of the same page.
   */
  size?:
    | 'small'
    | 'medium'
    | 'large'
    | 'halfheight'
    | 'fullheight'
    | 'fullheight-with-navbar'
    | undefined;
}

const modifiers = { color: 'is', bold: 'is-bold', size: 'is' } satisfies OwnModifiers<HeroProps>;

/**
 * A full-width banner for what matters most, often at the top of a page.
 *
 * @see [Bulma: hero](https://bulma.io/documentation/layout/hero/)
 */
export function Hero<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'section', HeroProps, Element>) {
  const Root: ElementType = as ?? 'section';
  return <Root {...useBulmaClasses(props, 'hero', modifiers)} />;
}

/** Props of {@link HeroHead}. */
export interface HeroHeadProps extends BulmaClassesProps {}

/** The top of a hero, where a navbar can stand. */
export function HeroHead<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', HeroHeadProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'hero-head')} />;
}

/** Props of {@link HeroBody}. */
export interface HeroBodyProps extends BulmaClassesProps {}

/** The content of a hero, in its vertical middle. */
export function HeroBody<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', HeroBodyProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'hero-body')} />;
}

/** Props of {@link HeroFoot}. */
export interface HeroFootProps extends BulmaClassesProps {}

/** The bottom of a hero, where tabs can stand. */
export function HeroFoot<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', HeroFootProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'hero-foot')} />;
}

/** Props of {@link HeroVideo}. */
export interface HeroVideoProps extends BulmaClassesProps {
  /** Lets the background show through the video. */
  transparent?: boolean | undefined;
}

const videoModifiers = { transparent: 'is-transparent' } satisfies OwnModifiers<HeroVideoProps>;

/**
 * Holds a `<video>` that fills the background of a hero, from tablet on. Bulma does not position the hero: set
 * `relative` on it, and on its body, which is to lie over the video.
 */
export function HeroVideo<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', HeroVideoProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'hero-video', videoModifiers)} />;
}

/** Props of {@link HeroButtons}. */
export interface HeroButtonsProps extends BulmaClassesProps {}

/** A row of buttons in a hero, which stand below each other on mobile. */
export function HeroButtons<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', HeroButtonsProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'hero-buttons')} />;
}

/** {@link HeroHead} */
Hero.Head = HeroHead;
/** {@link HeroBody} */
Hero.Body = HeroBody;
/** {@link HeroFoot} */
Hero.Foot = HeroFoot;
/** {@link HeroVideo} */
Hero.Video = HeroVideo;
/** {@link HeroButtons} */
Hero.Buttons = HeroButtons;
