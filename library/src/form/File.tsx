'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import { useFieldControl } from '../internal/field.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../internal/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link File}. */
export interface FileProps extends BulmaClassesProps {
  /** Color of the button. */
  color?: Color;
  /** Size of the button. */
  size?: Size;
  /** Draws a box with the icon above the label above the name. */
  boxed?: boolean;
  /** Puts the button in the middle. */
  centered?: boolean;
  /** Puts the button at the right, with the name before the label. */
  right?: boolean;
  /** Takes the whole width. */
  fullwidth?: boolean;
  /** Shows the names of the chosen files or, while none is chosen, the `placeholder`. */
  hasName?: boolean;
  /** What stands in place of the names while no file is chosen. */
  placeholder?: ReactNode;
  /** An icon before the label, in a `file-icon`. */
  icon?: ReactNode;
  /** The label, such as "Choose a file", in a `file-label`. */
  children?: ReactNode;
}

const modifiers = {
  color: 'is',
  size: 'is',
  boxed: 'is-boxed',
  centered: 'is-centered',
  right: 'is-right',
  fullwidth: 'is-fullwidth',
  hasName: 'has-name',
} satisfies OwnModifiers<FileProps, 'placeholder' | 'icon' | 'children'>;

/**
 * A button for choosing files that shows their names, a styled file input.
 *
 * `onChange`, `multiple`, `accept`, `ref` and all other attributes go to the `<input>`; `className`, `style` and the helper
 * props go to the element around it.
 *
 * @see [Bulma: file upload](https://bulma.io/documentation/form/file/)
 */
export function File({
  placeholder,
  icon,
  children,
  style,
  onChange,
  ...props
}: ElementProps<'input', FileProps>) {
  const root = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState('');
  const name = names || placeholder;
  const { className, ...input } = useFieldControl(
    useBulmaClasses(props, ['file', { 'is-empty': props.hasName && !name }], modifiers),
  );
  const { form } = props;

  // A form that is reset clears the files without a change event.
  useEffect(() => {
    const element = root.current?.querySelector('input')?.form;
    const forget = () => setNames('');
    element?.addEventListener('reset', forget);
    return () => element?.removeEventListener('reset', forget);
  }, [form]);

  return (
    <div ref={root} className={className} style={style}>
      <label className="file-label">
        <input
          {...input}
          type="file"
          className="file-input"
          onChange={chain(onChange, (event) =>
            setNames(Array.from(event.target.files ?? [], (file) => file.name).join(', ')),
          )}
        />
        <span className="file-cta">
          {icon && <span className="file-icon">{icon}</span>}
          {children && <span className="file-label">{children}</span>}
        </span>
        {props.hasName && <span className="file-name">{name}</span>}
      </label>
    </div>
  );
}
