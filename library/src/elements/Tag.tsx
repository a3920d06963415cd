import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import { Labelled } from '../internal/labels.tsx';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color } from '../props/types.ts';

/** Props of {@link Tag}. */
export interface TagProps extends BulmaClassesProps {
  /** Color of the tag. */
  color?: Color | undefined;
  /** Uses the light tone of the color. */
  light?: boolean | undefined;
  /** Size of the tag. */
  size?: 'normal' | 'medium' | 'large' | undefined;
  /** Makes the ends fully round. */
  rounded?: boolean | undefined;
  /** Adds hover styles, which a link or button has anyway. */
  hoverable?: boolean | undefined;
  /** Draws a close button instead of text, for removing the tag before it in `Tags` with `addons`. */
  delete?: boolean | undefined;
}

const modifiers = {
  color: 'is',
  light: 'is-light',
  size: 'is',
  rounded: 'is-rounded',
  hoverable: 'is-hoverable',
  delete: 'is-delete',
} satisfies OwnModifiers<TagProps>;

/**
 * A small label for a word or number: plain text, a link, a button, or a close button for another tag.
 *
 * With `delete`, it is a `<button>` named "Delete" for screen readers, unless you set `as` or `aria-label`. A
 * `<button>` gets `type="button"`.
 *
 * @see [Bulma: tag](https://bulma.io/documentation/elements/tag/)
 */
export function Tag<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'span', TagProps, Element>) {
  const Root: ElementType = as ?? (props.delete ? 'button' : 'span');
  const attributes = { type: buttonType(Root), ...useBulmaClasses(props, 'tag', modifiers) };
  if (props.delete) return <Labelled as={Root} label="delete" attributes={attributes} />;
  return <Root {...attributes} />;
}
