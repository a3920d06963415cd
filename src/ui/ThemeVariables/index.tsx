import { Fragment, type ReactNode } from 'react';
import styles from './styles.module.css';

export interface ThemeVariablesProps {
  /** Names of the variables, with spaces between them. */
  names: string;
  children: ReactNode;
}

/** Many CSS variables of Bulma's theme, folded. */
export default function ThemeVariables({ names, children }: ThemeVariablesProps): ReactNode {
  return (
    <details className={styles.variables}>
      <summary>{children}</summary>
      {names.split(' ').map((name) => (
        <Fragment key={name}>
          <code>{name}</code>{' '}
        </Fragment>
      ))}
    </details>
  );
}
