import type { ReactNode } from 'react';
import styles from './styles.module.css?lazy';
import type { State } from './useConverter';

const count = (number: number, thing: string) =>
  `${number || 'no'} ${thing}${number === 1 ? '' : 's'}`;

/** What to say about a conversion, for the eye and for screen readers. */
function summaryOf(state: State): string {
  switch (state.status) {
    case 'unused':
      return 'Paste your HTML over this one, or start from another.';
    case 'empty':
      return 'Paste HTML with Bulma’s classes, edit the TSX, or start from an example.';
    case 'loading':
      return 'Loading the converter…';
    case 'converting':
      return 'Converting…';
    case 'failed':
      return `This can’t be converted. ${state.message}`;
  }
  const { components, notes } = state.made;
  return `Converted: ${count(components, 'component')}, ${count(notes.length, 'note')}.`;
}

/** How far the converter is, or what is wrong with the address. */
export default function Status({
  state,
  problem,
}: {
  state: State;
  problem: string | undefined;
}): ReactNode {
  return (
    <p role="status" className={styles.status}>
      {problem ?? summaryOf(state)}
    </p>
  );
}
