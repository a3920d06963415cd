'use client';

import { useImperativeHandle, useRef, type Ref } from 'react';
import { Block, type FieldControlProps } from 'bulmatic';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  useLocale,
} from 'react-aria-components';
import { useAriaField } from '../shared/useAriaField';

const ENGLISH = { ends: ['From', 'To'] };

const THUMB = '1.25rem';

export interface SliderProps<T extends number | number[]> extends FieldControlProps {
  /** A number, or two for a range. Set `onValueChange` too. */
  value?: T;
  /** The value at first, if you don’t set `value`. It decides whether the slider has one thumb or two. */
  defaultValue?: T;
  /** Called with the new value while the user moves a thumb. */
  onValueChange?: (value: T) => void;
  /** Called with the new value when the user stops moving a thumb. Use it to send a request to a server, for example. */
  onValueCommit?: (value: T) => void;
  /** The smallest value: 0 by default. */
  min?: number;
  /** The largest value: 100 by default. */
  max?: number;
  /** The distance between two values: 1 by default. */
  step?: number;
  /** How the value is shown and read aloud, such as `{ style: 'percent' }`, in the language of the browser. */
  format?: Intl.NumberFormatOptions;
  /** The form submits the value, or each of the two, under this name. */
  name?: string;
  /** Called when the focus leaves a thumb. */
  onBlur?: () => void;
  /** The input in the first thumb. */
  ref?: Ref<HTMLInputElement>;
}

/** Selects a number, or a range of numbers, by moving one or two thumbs along a line. */
export function Slider<T extends number | number[]>({
  value,
  defaultValue,
  onValueChange,
  onValueCommit,
  min,
  max,
  step,
  format,
  name,
  onBlur,
  ref,
  ...props
}: SliderProps<T>) {
  // The thumbs follow the language of the user, not the `dir` of the page.
  const { direction } = useLocale();
  const first = useRef<HTMLInputElement>(null);
  const field = useAriaField(props, first);
  useImperativeHandle(ref, () => first.current as HTMLInputElement);
  const color = field.isInvalid ? 'danger' : 'link';

  return (
    <AriaSlider
      // Each thumb takes its name from the element with this id. React Aria also sets it on the slider, so `render` replaces it.
      {...(field['aria-labelledby'] && { id: field['aria-labelledby'] })}
      render={(root) => <div {...root} id={field['aria-labelledby'] ? field.id : root.id} />}
      aria-label={field['aria-label']}
      aria-labelledby={field['aria-labelledby']}
      isDisabled={field.isDisabled}
      // `undefined` leaves the value to the slider.
      {...(value !== undefined && { value })}
      {...(defaultValue !== undefined && { defaultValue })}
      {...(format && { formatOptions: format })}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={onValueChange}
      onChangeEnd={onValueCommit}
      style={{ opacity: field.isDisabled ? 0.5 : 1 }}
    >
      <SliderTrack
        dir={direction}
        style={{ height: '1.75rem', marginInline: `calc(${THUMB} / 2)` }}
      >
        {({ state }) => (
          <>
            <Block
              position="absolute"
              radius="rounded"
              m={0}
              style={{
                insetInline: 0,
                insetBlock: '0.6875rem',
                background: 'var(--bulma-border)',
                // Visible with forced colors.
                outline: '1px solid transparent',
              }}
            />
            <SliderFill
              style={{
                height: '0.375rem',
                insetBlockStart: '0.6875rem',
                background: `var(--bulma-${color})`,
              }}
            />
            {state.values.map((_, index) => (
              <SliderThumb
                key={index}
                index={index}
                aria-label={state.values.length > 1 ? ENGLISH.ends[index] : undefined}
                aria-describedby={field['aria-describedby']}
                isInvalid={field.isInvalid}
                isRequired={field.isRequired}
                name={name}
                inputRef={index === 0 ? first : undefined}
                onBlur={onBlur}
                style={({ isFocusVisible }) => ({
                  insetBlockStart: '50%',
                  width: THUMB,
                  height: THUMB,
                  border: `2px solid var(--bulma-${color})`,
                  borderRadius: '50%',
                  backgroundColor: 'var(--bulma-scheme-main)',
                  outline: isFocusVisible ? `2px solid var(--bulma-${color})` : 'none',
                  outlineOffset: '2px',
                  cursor: field.isDisabled ? 'not-allowed' : 'grab',
                })}
              />
            ))}
          </>
        )}
      </SliderTrack>
      <Block as={SliderOutput} display="block" textSize={7} m={0} />
    </AriaSlider>
  );
}
