'use client';

import { isValidElement, useContext, useId, type ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { FieldContext, labelForOf, useField, useFirst, useNote } from '../internal/field.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Field}. */
export interface FieldProps extends BulmaClassesProps {
  /** Puts the label beside the controls, from tablet on. */
  horizontal?: boolean | undefined;
  /** Puts the controls in a row with space between them: at the left, or as the value says. */
  grouped?: boolean | 'centered' | 'right' | undefined;
  /** Lets grouped controls go to the next row. */
  groupedMultiline?: boolean | undefined;
  /** Puts the controls in a row without space between them: at the left, or as the value says. */
  addons?: boolean | 'centered' | 'right' | 'fullwidth' | undefined;
  /** Makes the field only as wide as it needs to be, in a `FieldBody`. */
  narrow?: boolean | undefined;
  /** Marks a field of a `FieldBody` as the one to grow, as all do that are not narrow. */
  expanded?: boolean | undefined;
}

const modifiers = {
  horizontal: 'is-horizontal',
  grouped: 'is-grouped',
  groupedMultiline: 'is-grouped-multiline',
  addons: 'has-addons',
  narrow: 'is-narrow',
  expanded: 'is-expanded',
} satisfies OwnModifiers<FieldProps>;

type WithHelps = FieldHelpProps & { id?: string | undefined; children?: unknown };

/** The help texts among some children, as far as they are there already and no component has yet to make them. */
function helpsIn(children: unknown): { id?: string | undefined; error: boolean }[] {
  if (Array.isArray(children)) return children.flatMap(helpsIn);
  if (!isValidElement<WithHelps>(children)) return [];
  const { id, error = false, children: inner } = children.props;
  if (children.type === FieldHelp) return [{ id, error }];
  return children.type === Field ? [] : helpsIn(inner);
}

/**
 * Holds a form control with its label and help texts, and ties them to each other by id.
 *
 * The label names the first `Input`, `TextArea`, `Select`, `File`, `Checkboxes` or `Radios` in the field, even if it
 * stands in a field inside the field. All controls of the field are described by its `FieldHelp`s.
 *
 * @see [Bulma: form controls](https://bulma.io/documentation/form/general/)
 */
export function Field<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'div', FieldProps, Element>) {
  const Root: ElementType = as ?? 'div';
  const { horizontal, grouped, groupedMultiline, addons } = props;
  // Bulma's classes for where the controls stand, such as `is-grouped-right`, have no effect alone.
  const row = grouped || groupedMultiline ? 'is-grouped' : addons && 'has-addons';
  return (
    <FieldContext value={useField(horizontal, () => helpsIn(props.children))}>
      <Root {...useBulmaClasses(props, row ? `field ${row}` : 'field', modifiers)} />
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
 * In a horizontal field it stands in a `field-label` element, which takes `className`, `style`, `size` and the helper
 * props, and without children leaves the place of the label empty. A control that has an `id` of its own is found after
 * hydration; give the label the same `htmlFor` to tie them on the server too.
 */
export function FieldLabel(props: ElementProps<'label', FieldLabelProps>) {
  const field = useContext(FieldContext);
  const generated = useId();
  const { id = generated, htmlFor = labelForOf(field) } = props;
  useFirst(props.children ? field : null, 'label', id);
  const ties = { id: field ? id : props.id, htmlFor };
  const base = field?.horizontal ? 'field-label' : 'label';
  const all = useBulmaClasses(props, base, labelModifiers);
  if (!field?.horizontal) {
    return (
      <label {...all} {...ties}>
        {all.children}
      </label>
    );
  }
  const { className, style, children, ...label } = all;
  return (
    <div className={className} style={style}>
      {children && (
        <label {...label} {...ties} className="label">
          {children}
        </label>
      )}
    </div>
  );
}

/** Props of {@link FieldBody}. */
export interface FieldBodyProps extends BulmaClassesProps {}

/** Holds the fields beside the label of a horizontal field. */
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
  /** Marks a text that says what is wrong. The controls in the field get `aria-invalid`. */
  error?: boolean | undefined;
}

const helpModifiers = { color: 'is', error: 'is-danger' } satisfies OwnModifiers<FieldHelpProps>;

/** A text below a control that explains it or says what is wrong. It is the description of the control. */
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
