import { createContext, type Dispatch, type SetStateAction } from 'react';
import type { States } from '../states.ts';

/** A help text in a field, which describes the control or says what is wrong with it. */
export interface Note {
  id: string;
  error: boolean;
}

/** What the label, control and help texts of a field need to know about each other. */
export interface Ties {
  /** The `for` of each label: the id of the control at its place, or an empty text if a label can't name that one. */
  labelFor: Readonly<Record<number, string | undefined>>;
  notes: readonly Note[];
}

/** What has rendered in a field so far. It isn't state, because only parts that render later read it. */
export interface Rendered {
  /** The ids of the labels and controls, in order. The first ones are connected, the second ones, and so on. */
  label: string[];
  control: string[];
  /** The checkboxes and radio buttons that are in no group of the library. */
  choice: string[];
  /** The ids of those that are mounted. React may render others and throw them away, such as around what still loads. */
  mounted: Set<string>;
  /** The ids of the labels that are elements which can't name a control by themselves. */
  texts: Set<string | undefined>;
  /** The keys of the help texts, in order. */
  helps: string[];
  /** The ids of the help texts that are on the page, not merely among the children of the field. */
  noted: Set<string>;
}

/** The state that a `Field` shares with the label, control and help texts inside it. */
export interface FieldValue extends States {
  /** The id of the control, if it doesn't set one. */
  id: string;
  horizontal: boolean | undefined;
  rendered: Rendered;
  ties: Ties;
  setTies: Dispatch<SetStateAction<Ties>>;
  /** The field around this one, whose help texts describe the control too. */
  parent: FieldValue | null;
  /** Whether the parent's label names the control in this field. */
  isFirst: boolean;
}

export const FieldContext = createContext<FieldValue | null>(null);

/** The field whose label names the control at some place: the field itself or, for the first one, a field around it. */
export const namerOf = (field: FieldValue, at = 0): FieldValue =>
  !at && field.isFirst && field.parent ? namerOf(field.parent) : field;
