import type { ReactNode, RefObject } from 'react';
import { withCode } from '../ui/withCode';
import type { PlacedNote } from './make';
import { showLine } from './showLine';
import styles from './styles.module.css?lazy';

export interface NotesProps {
  notes: readonly PlacedNote[];
  /** The field that has the source. A press on a note selects its line there. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** What could not be carried over, each with the line that it is about. */
export default function Notes({ notes, field }: NotesProps): ReactNode {
  return (
    <ul aria-label="Notes" className={styles.notes}>
      {notes.map(({ line, column, text, remedy }, index) => (
        <li key={`${index} ${text}`}>
          <button
            type="button"
            className={styles.line}
            onClick={() => field.current && showLine(field.current, line)}
          >
            Line {line}
            {column && `, column ${column}`}
          </button>{' '}
          {withCode(text)} {withCode(remedy)}
        </li>
      ))}
    </ul>
  );
}
