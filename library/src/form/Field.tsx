'use client';

import { isValidElement, useContext, useId, type ElementType, type ReactElement } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { FieldContext } from '../internal/field/context.ts';
import { labelForOf } from '../internal/field/labels.ts';
import { useNote } from '../internal/field/notes.ts';
import { useField } from '../internal/field/useField.ts';
import { usePlaceIn } from '../internal/field/usePlaceIn.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

export { useFieldProps, type FieldControlProps } from '../internal/field/controls.ts';

/** Props of {@link Field}. */
export interface FieldProps extends BulmaClassesProps {
  /** Puts the label next to the controls, on tablets and wider screens. */
  horizontal?: boolean | undefined;
  /** Puts the controls in a row with space between them: at the left (`true`), `centered`, or at the `right`. */
  grouped?: boolean | 'centered' | 'right' | undefined;
  /** Lets grouped controls wrap to the next row. */
  groupedMultiline?: boolean | undefined;
  /**
   * Puts the controls in a row without space between them: at the left (`true`), `centered`, at the `right`, or
   * `fullwidth`.
   */
  addons?: boolean | 'centered' | 'right' | 'fullwidth' | undefined;
  /** Makes the field only as wide as it needs to be, in a `FieldBody`. */
  narrow?: boolean | undefined;
  /** Lets the field grow, in a `FieldBody`. Fields that aren't `narrow` grow anyway. */
  expanded?: boolean | undefined;
  /**
   * Requires a value: all controls in the field get `required`, unless they set it themselves. A group of checkboxes
   * can't be required in HTML.
   */
  required?: boolean | undefined;
  /**
   * Disables all controls in the field, including the button of a `Dropdown`, unless they set `disabled` themselves. With
   * `as="fieldset"`, the browser disables everything in it.
   */
  disabled?: boolean | undefined;
}

const modifiers = {
  horizontal: 'is-horizontal',
  grouped: 'is-grouped',
  groupedMultiline: 'is-grouped-multiline',
  addons: 'has-addons',
  narrow: 'is-narrow',
  expanded: 'is-expanded',
  required: '',
  disabled: '',
} satisfies OwnModifiers<FieldProps>;

type WithHelps = FieldHelpProps & { id?: string | undefined; children?: unknown };

/** The help texts among some children, except those that a component has yet to render. */
function helpsIn(children: unknown): { id?: string | undefined; error: boolean }[] {
  if (Array.isArray(children)) return children.flatMap(helpsIn);
  if (!isValidElement<WithHelps>(children)) return [];
  const { id, error = false, children: inner } = children.props;
  if (children.type === FieldHelp) return [{ id, error }];
  return children.type === Field ? [] : helpsIn(inner);
}

/**
 * A container for a form control with its label and help texts, which it connects by id.
 *
 * The label names the first `Input`, `TextArea`, `Select`, `File`, `Checkboxes` or `Radios` in the field, even if that
 * control is in a nested field. The `FieldHelp`s describe all controls of the field, but of several single checkboxes
 * or radio buttons only the first one, as they do for a group.
 *
 * @see [Bulma: form controls](https://bulma.io/documentation/form/general/)
 */
export function Field<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', FieldProps, Element>) {
  const Root: ElementType = as ?? 'div';
  const { grouped, groupedMultiline, addons, disabled } = props;
  // Bulma's classes for the position of the controls, such as `is-grouped-right`, have no effect alone.
  const row = grouped || groupedMultiline ? 'is-grouped' : addons && 'has-addons';
  return (
    <FieldContext value={useField(props, () => helpsIn(props.children))}>
      <Root
        {...useBulmaClasses(props, row ? `field ${row}` : 'field', modifiers)}
        {...(as === 'fieldset' && { disabled })}
      />
    </FieldContext>
  );
}

/** Props of {@link FieldLabel}. */
export interface FieldLabelProps extends BulmaClassesProps {
  /** Size of the text. In a horizontal field, it also moves the label to the height of a control of this size. */
  size?: Size | undefined;
}

const labelModifiers = { size: 'is' } satisfies OwnModifiers<FieldLabelProps>;

/**
 * The label of the control in its field.
 *
 * In a horizontal field, it is inside a `field-label` element, which gets `className`, `style`, `size` and the helper
 * props. Without children, that element leaves the place of the label empty. If you set an `id` on the control, the
 * label finds it only after hydration; set the same `htmlFor` on the label to connect them on the server too.
 *
 * A second label names the second control of the field. With `as`, for example as a `span`, it names a control that
 * isn't an HTML control.
 */
export function FieldLabel<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'label', FieldLabelProps, Element>,
): ReactElement;
export function FieldLabel({ as, ...props }: PolymorphicProps<'label', FieldLabelProps>) {
  const Root: ElementType = as ?? 'label';
  const isText = Root !== 'label';
  const field = useContext(FieldContext);
  const generated = useId();
  const { id = generated } = props;
  const at = usePlaceIn(props.children ? field : null, 'label', id);
  if (isText) field?.rendered.texts.add(id);
  const htmlFor = isText ? undefined : (props.htmlFor ?? labelForOf(field, at));
  const ties = { id: field ? id : props.id, htmlFor };
  const base = field?.horizontal ? 'field-label' : 'label';
  const all = useBulmaClasses(props, base, labelModifiers);
  if (!field?.horizontal) return <Root {...all} {...ties} />;
  const { className, style, children, ...label } = all;
  return (
    <div className={className} style={style}>
      {children && (
        <Root {...label} {...ties} className="label">
          {children}
        </Root>
      )}
    </div>
  );
}

/** Props of {@link FieldBody}. */
export interface FieldBodyProps extends BulmaClassesProps {}

/** A container for the fields next to the label of a horizontal field. */
export function FieldBody<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', FieldBodyProps, Element>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'field-body')} />;
}

/** Props of {@link FieldHelp}. */
export interface FieldHelpProps extends BulmaClassesProps {
  /** Color of the text. */
  color?: Color | undefined;
  /** Marks the text as an error message, in the `danger` color. The controls in the field get `aria-invalid`. */
  error?: boolean | undefined;
}

const helpModifiers = { color: 'is', error: 'is-danger' } satisfies OwnModifiers<FieldHelpProps>;

/** A text below a control that explains it or says what is wrong. Screen readers announce it with the control. */
export function FieldHelp<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'p', FieldHelpProps, Element>) {
  const Root: ElementType = as ?? 'p';
  const id = useNote(props.id, props.error ?? false);
  return <Root {...useBulmaClasses(props, 'help', helpModifiers)} id={id} />;
}

/** {@link FieldLabel} */
Field.Label = FieldLabel;
/** {@link FieldBody} */
Field.Body = FieldBody;
/** {@link FieldHelp} */
Field.Help = FieldHelp;
