import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Hero}. */
export interface HeroProps extends BulmaClassesProps {
  /** Color of the background. The text color matches it. */
  color?: Color | undefined;
  /** Turns the background of a colored hero into a gradient. */
  bold?: boolean | undefined;
  /**
   * Size of the hero. The first three change the space around the body. The others set the height of the hero as a
   * share of the window; `fullheight-with-navbar` leaves room for a navbar on the same page.
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
 * A full-width banner for the most important content, often at the top of a page.
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

/** The top of a hero, for example for a navbar. */
export function HeroHead<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', HeroHeadProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'hero-head')} />;
}

/** Props of {@link HeroBody}. */
export interface HeroBodyProps extends BulmaClassesProps {}

/** The content of a hero, vertically centered. */
export function HeroBody<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', HeroBodyProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'hero-body')} />;
}

/** Props of {@link HeroFoot}. */
export interface HeroFootProps extends BulmaClassesProps {}

/** The bottom of a hero, for example for tabs. */
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
 * A container for a `<video>` that fills the background of a hero, on tablets and wider screens. Bulma doesn't position
 * the hero: set `relative` on it, and on its body, to show the body in front of the video.
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

/** A row of buttons in a hero, stacked on mobile. */
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
