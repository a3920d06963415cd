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
  /** Ratio of width to height, which the image fills. */
  ratio?: 'square' | AspectRatio | undefined;
  /** Takes the whole width. */
  fullwidth?: boolean | undefined;
  /** Makes the `<img>` round, a circle if it is square. */
  rounded?: boolean | undefined;
  /** What stands in place of the `<img>`: a `<picture>`, an image component of your framework, or `Image.Ratio`. */
  children?: ReactNode | undefined;
}

const modifiers = {
  size: 'is',
  ratio: 'is',
  fullwidth: 'is-fullwidth',
} satisfies OwnModifiers<ImageProps, 'as' | 'rounded' | 'children'>;

/**
 * An image in a container that has its size or ratio from the start, so that the page does not jump.
 *
 * `src`, `alt`, `ref` and all other attributes go to the `<img>`; `className`, `style` and the helper props go to the
 * container around it. With `children` there is no `<img>`, and everything goes to the container. Give every image an
 * `alt`, an empty one if the image adds nothing to the text.
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
 * Any element that fills the ratio of the `Image` around it, such as a video or a map.
 *
 * It is an `<iframe>`, which needs a `title`, unless `as` says otherwise.
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
