'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { useFieldControl } from '../internal/field/controls.ts';
import { onFiles } from '../internal/onFiles.ts';
import { useElement } from '../internal/useElement.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link File}. */
export interface FileProps extends BulmaClassesProps {
  /** Color of the button. */
  color?: Color | undefined;
  /** Size of the button. */
  size?: Size | undefined;
  /** Stacks the icon, the label and the name in a box. */
  boxed?: boolean | undefined;
  /** Centers the button. */
  centered?: boolean | undefined;
  /** Puts the button at the right, after the name. */
  right?: boolean | undefined;
  /** Stretches the button to the full width of its container. */
  fullwidth?: boolean | undefined;
  /** Shows the names of the selected files or, while no file is selected, the `placeholder`. */
  hasName?: boolean | undefined;
  /** Shown instead of the names while no file is selected. */
  placeholder?: ReactNode | undefined;
  /** An icon before the label, in a `file-icon`. */
  icon?: ReactNode | undefined;
  /** The label, such as "Choose a file", in a `file-label`. */
  children?: ReactNode | undefined;
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

const namesOf = ({ files }: HTMLInputElement) =>
  Array.from(files ?? [], (file) => file.name).join(', ');

/**
 * A styled file input: a button for selecting files, with their names.
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
  ...props
}: ElementProps<'input', FileProps>) {
  const [element, takeElement] = useElement(props.ref);
  const [names, setNames] = useState('');
  const name = names || placeholder;
  const base = ['file', { 'is-empty': props.hasName && !name }];
  const { className, ...input } = useBulmaClasses(props, base, modifiers);

  useEffect(() => {
    if (!element) return;
    const update = () => setNames(namesOf(element));
    // The user may have selected a file before hydration.
    update();
    return onFiles(element, update);
  }, [element]);

  return (
    <div className={className} style={style}>
      <label className="file-label">
        <input
          {...input}
          {...useFieldControl(props)}
          ref={takeElement}
          type="file"
          className="file-input"
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
