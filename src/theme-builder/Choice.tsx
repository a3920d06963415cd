import { useId, type ReactNode } from 'react';
import styles from './controls.module.css?lazy';

export interface ChoiceProps<Name extends string> {
  legend: string;
  /** The options, with their labels. */
  options: Readonly<Record<Name, ReactNode>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A few options in a row, of which one is selected. */
export default function Choice<Name extends string>({
  legend,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Name>): ReactNode {
  const group = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {Object.entries<ReactNode>(options).map(([name, label]) => (
        <label key={name} className={styles.option}>
          <input
            type="radio"
            name={group}
            checked={name === chosen}
            onChange={() => onChoose(name as Name)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
