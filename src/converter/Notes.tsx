import type { ReactNode } from 'react';
import { withCode } from '../ui/withCode';
import type { PlacedNote } from './make';
import styles from './styles.module.css?lazy';

export interface NotesProps {
  notes: readonly PlacedNote[];
  /** Shows a line of the source. */
  onChoose: (line: number) => void;
}

/** What could not be carried over, each with the line that it is about. */
export default function Notes({ notes, onChoose }: NotesProps): ReactNode {
  return (
    <ul aria-label="Notes" className={styles.notes}>
      {notes.map(({ line, column, text, remedy }, index) => (
        <li key={index}>
          <button type="button" className={styles.line} onClick={() => onChoose(line)}>
            Line {line}
            {column && `, column ${column}`}
          </button>{' '}
          {withCode(text)} {withCode(remedy)}
        </li>
      ))}
    </ul>
  );
}
