'use client';

import type { Ref } from 'react';
import { useBulmaClasses, type BulmaClassesProps, type Color, type Size } from 'bulmatic';
import { Input, type InputProps } from 'react-aria-components';

interface AriaInputProps
  extends BulmaClassesProps, Omit<InputProps, keyof BulmaClassesProps | 'size'> {
  className?: string;
  color?: Color | undefined;
  size?: Size | undefined;
  /** Draws no box around it. */
  static?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** The input of a React Aria control, which looks like an `Input`. */
export function AriaInput(props: AriaInputProps) {
  return (
    <Input {...useBulmaClasses(props, 'input', { color: 'is', size: 'is', static: 'is-static' })} />
  );
}
