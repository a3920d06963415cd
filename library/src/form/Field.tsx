'use client';

import { useContext, useEffect, useId, type ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { FieldContext, useField, useFirst } from '../internal/field.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps, PolymorphicProps } from '../internal/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Field}. */
export interface FieldProps extends BulmaClassesProps {
  /** Puts the label beside the controls, from tablet on. */
  horizontal?: boolean;
  /** Puts the controls in a row with space between them: at the left, or as the value says. */
  grouped?: boolean | 'centered' | 'right';
  /** Lets grouped controls go to the next row. */
  groupedMultiline?: boolean;
  /** Puts the controls in a row without space between them: at the left, or as the value says. */
  addons?: boolean | 'centered' | 'right' | 'fullwidth';
  /** Makes the field only as wide as it needs to be, in a `FieldBody`. */
  narrow?: boolean;
  /** Marks a field of a `FieldBody` as the one to grow, as all do that are not narrow. */
  expanded?: boolean;
}

const modifiers = {
  horizontal: 'is-horizontal',
  grouped: 'is-grouped',
  groupedMultiline: 'is-grouped-multiline',
  addons: 'has-addons',
  narrow: 'is-narrow',
  expanded: 'is-expanded',
} satisfies OwnModifiers<FieldProps>;

/**
 * Holds a form control with its label and help texts, and ties them to each other by id.
 *
 * The label names the first `Input`, `TextArea`, `Select`, `File`, `Checkboxes` or `Radios` in the field, even if it
 * stands in a field inside the field. All controls of the field are described by its `FieldHelp`s.
 *
 * @see [Bulma: form controls](https://bulma.io/documentation/form/general/)
 */
export function Field<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, FieldProps>) {
  const Root: ElementType = as ?? 'div';
  const { horizontal, grouped, groupedMultiline, addons } = props;
  // Bulma's classes for where the controls stand, such as `is-grouped-right`, have no effect alone.
  const base = {
    field: true,
    'is-grouped': grouped || groupedMultiline,
    'has-addons': addons,
  };
  return (
    <FieldContext value={useField(horizontal)}>
      <Root {...useBulmaClasses(props, base, modifiers)} />
    </FieldContext>
  );
}

/** Props of {@link FieldLabel}. */
export interface FieldLabelProps extends BulmaClassesProps {
  /** Size of the text. In a horizontal field, it also moves the label to the height of a control of this size. */
  size?: Size;
}

const labelModifiers = { size: 'is' } satisfies OwnModifiers<FieldLabelProps>;

/**
 * The label of the control in its field.
 *
 * In a horizontal field it stands in a `field-label` element, which takes `className`, `style`, `size` and the helper
 * props, and without children leaves the place of the label empty. A control that has an `id` of its own is found after
 * hydration; give the label the same `htmlFor` to tie them on the server too.
 */
export function FieldLabel({ style, children, ...props }: ElementProps<'label', FieldLabelProps>) {
  const field = useContext(FieldContext);
  const generated = useId();
  const base = field?.horizontal ? 'field-label' : 'label';
  const {
    className,
    id = field ? generated : undefined,
    htmlFor = field?.labelFor,
    ...label
  } = useBulmaClasses(props, base, labelModifiers);
  useFirst(children ? field : null, 'label', id ?? generated);
  if (!field?.horizontal) {
    return (
      <label {...label} id={id} htmlFor={htmlFor} className={className} style={style}>
        {children}
      </label>
    );
  }
  return (
    <div className={className} style={style}>
      {children && (
        <label {...label} id={id} htmlFor={htmlFor} className="label">
          {children}
        </label>
      )}
    </div>
  );
}

/** Props of {@link FieldBody}. */
export interface FieldBodyProps extends BulmaClassesProps {}

/** Holds the fields beside the label of a horizontal field. */
export function FieldBody<Element extends ElementType = 'div'>({
  as,
  ...props
}: PolymorphicProps<Element, FieldBodyProps>) {
  const Root: ElementType = as ?? 'div';
  return <Root {...useBulmaClasses(props, 'field-body')} />;
}

/** Props of {@link FieldHelp}. */
export interface FieldHelpProps extends BulmaClassesProps {
  /** Color of the text. */
  color?: Color;
  /** Marks a text that says what is wrong. The controls in the field get `aria-invalid`. */
  error?: boolean;
}

const helpModifiers = { color: 'is', error: 'is-danger' } satisfies OwnModifiers<FieldHelpProps>;

/** A text below a control that explains it or says what is wrong. It is the description of the control. */
export function FieldHelp<Element extends ElementType = 'p'>({
  as,
  ...props
}: PolymorphicProps<Element, FieldHelpProps>) {
  const Root: ElementType = as ?? 'p';
  const setNotes = useContext(FieldContext)?.setNotes;
  const generated = useId();
  const { error = false } = props;
  const id: string | undefined = props.id ?? (setNotes && generated);
  useEffect(() => {
    if (!setNotes || !id) return;
    const note = { id, error };
    setNotes((notes) => [...notes, note]);
    return () => setNotes((notes) => notes.filter((other) => other !== note));
  }, [setNotes, id, error]);
  return <Root {...useBulmaClasses(props, 'help', helpModifiers)} id={id} />;
}

/** {@link FieldLabel} */
Field.Label = FieldLabel;
/** {@link FieldBody} */
Field.Body = FieldBody;
/** {@link FieldHelp} */
Field.Help = FieldHelp;
