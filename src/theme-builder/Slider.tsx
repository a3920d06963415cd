import { useId, type ReactNode } from 'react';
import styles from './controls.module.css?lazy';

export interface SliderProps {
  label: string;
  value: number;
  /** Follows the number. */
  unit: string;
  min: number;
  max: number;
  step: number;
  /** The background of the track, if it shows the colors to choose from. */
  track?: string;
  onChange: (value: number) => void;
}

/** A number with its label, which the user changes on a line. */
export default function Slider({ label, unit, track, onChange, ...range }: SliderProps): ReactNode {
  const id = useId();
  const text = `${range.value}${unit}`;
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <span aria-hidden className={styles.value}>
        {text}
      </span>
      <input
        id={id}
        type="range"
        aria-valuetext={text}
        style={track ? { '--track': track } : undefined}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        {...range}
      />
    </div>
  );
}
