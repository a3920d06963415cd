import type { ReactElement } from 'react';
import { catalogue } from '../../../plugins/library/catalogue.ts';
import { SUBJECTS, type Props } from './subjects.tsx';

/** One thing to look at. */
export interface Specimen {
  /** The subject, and what it is given: `Tag color=link rounded`. */
  name: string;
  element: ReactElement;
}

const given = (words: string): Props =>
  Object.fromEntries(
    words
      .split(' ')
      .filter(Boolean)
      .map((word) => {
        const [name = '', value] = word.split('=');
        return [name, value ?? true];
      }),
  );

/** The colors of each component that has some. */
export const COLORS: ReadonlyMap<string, readonly string[]> = new Map(
  catalogue().components.flatMap(({ name, props }) =>
    props.filter((prop) => prop.name === 'color').map(({ values }) => [name, values.map(String)]),
  ),
);

/** Every subject in every color and with every choice of looks. */
export const SPECIMENS: readonly Specimen[] = Object.entries(SUBJECTS).flatMap(
  ([subject, { looks = [], show: Show }]) => {
    const colors = (COLORS.get(subject) ?? []).map((color) => `color=${color}`);
    const choices = [colors, ...looks].reduce<string[]>(
      (before, axis) => before.flatMap((one) => ['', ...axis].map((word) => `${one} ${word}`)),
      [''],
    );
    return choices.map((words) => {
      const name = `${subject} ${words}`.trim().replace(/\s+/g, ' ');
      return { name, element: <Show {...given(words)} /> };
    });
  },
);
