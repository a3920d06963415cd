import type { ReactNode } from 'react';
import type { Note } from 'bulmatic-convert';
import { withCode } from '../ui/withCode';
import styles from './styles.module.css?lazy';

export interface NotesProps {
  notes: readonly Note[];
  /** Shows a line of the HTML. */
  onChoose: (line: number) => void;
}

/** What could not be carried over, each with the line that it is about. */
export default function Notes({ notes, onChoose }: NotesProps): ReactNode {
  return (
    <ul aria-label="Notes" className={styles.notes}>
      {notes.map(({ line, text, remedy }, index) => (
        <li key={index}>
          <button type="button" className={styles.line} onClick={() => onChoose(line)}>
            Line {line}
          </button>{' '}
          {withCode(text)} {withCode(remedy)}
        </li>
      ))}
    </ul>
  );
}
