import type { ElementType, ReactNode } from 'react';
import {
  useBulmaClasses,
  type AspectRatio,
  type BulmaClassesProps,
} from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Image}. */
export interface ImageProps extends BulmaClassesProps {
  /**
   * The element around the image.
   *
   * @defaultValue 'figure'
   */
  as?: 'figure' | 'p' | 'div' | 'span' | undefined;
  /** Width and height in pixels. */
  size?: '16x16' | '24x24' | '32x32' | '48x48' | '64x64' | '96x96' | '128x128' | undefined;
  /** Ratio of width to height. The image fills it. */
  ratio?: 'square' | AspectRatio | undefined;
  /** Stretches the image to the full width of its container. */
  fullwidth?: boolean | undefined;
  /** Makes the `<img>` round: a circle if it is square. */
  rounded?: boolean | undefined;
  /** Replaces the `<img>`: a `<picture>`, an image component of your framework, or `Image.Ratio`. */
  children?: ReactNode | undefined;
}

const modifiers = {
  size: 'is',
  ratio: 'is',
  fullwidth: 'is-fullwidth',
} satisfies OwnModifiers<ImageProps, 'as' | 'rounded' | 'children'>;

/**
 * An image in a container that reserves its size or ratio, so the page doesn't jump while it loads.
 *
 * `src`, `alt`, `ref` and all other attributes go to the `<img>`; `className`, `style` and the helper props go to the
 * container around it. With `children` there is no `<img>`, and everything goes to the container. Set `alt` on every
 * image, to an empty string if the image adds nothing to the text.
 *
 * @see [Bulma: image](https://bulma.io/documentation/elements/image/)
 */
export function Image({
  as,
  rounded,
  alt,
  style,
  children,
  ...props
}: ElementProps<'img', ImageProps>) {
  const Root: ElementType = as ?? 'figure';
  const { className, ...attributes } = useBulmaClasses(props, 'image', modifiers);
  if (children) {
    return (
      <Root {...attributes} className={className} style={style}>
        {children}
      </Root>
    );
  }
  return (
    <Root className={className} style={style}>
      <img alt={alt} {...attributes} className={rounded ? 'is-rounded' : undefined} />
    </Root>
  );
}

/** Props of {@link ImageRatio}. */
export interface ImageRatioProps extends BulmaClassesProps {}

/**
 * A video, map or other element that fills the ratio of the `Image` around it.
 *
 * It is an `<iframe>`, which needs a `title`, unless you set `as`.
 */
export function ImageRatio<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'iframe', ImageRatioProps, Element>) {
  const Root: ElementType = as ?? 'iframe';
  return <Root {...useBulmaClasses(props, 'has-ratio')} />;
}

/** {@link ImageRatio} */
Image.Ratio = ImageRatio;
