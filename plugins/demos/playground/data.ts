import type { JsxElement } from '../../../convert/src/jsx.ts';
import type { PropValue } from '../../library/values.ts';

/** A value that a control sets: one of a prop, or of one of its breakpoints. */
export type ControlValue = Exclude<PropValue, object>;

/** How the user sets a prop. */
export interface Control {
  name: string;
  kind: 'choice' | 'switch' | 'text' | 'number';
  /** The values of a choice. */
  values?: readonly ControlValue[];
  /** The keys of the object form, if it may differ by breakpoint, and the values there if they are others. */
  breakpoints?: { keys: readonly string[]; values?: readonly ControlValue[] };
  /** Its default, as its comment states it. */
  default?: string;
  isRequired: boolean;
  /** Its doc comment, with code between backticks. */
  description: string;
}

/** A component or part whose props the user may set. */
export interface Subject {
  /** As it is written in JSX: `Card.Header`. */
  name: string;
  /** Which of the examples shows it. */
  example: number;
  /** Where it is in this example: the places of its ancestors and its own among their children. */
  path: readonly number[];
  takesHelpers: boolean;
  controls: readonly Control[];
}

/** What the user may try on a Usage page. */
export interface TryItData {
  /** First the component itself, then its parts. */
  subjects: readonly [Subject, ...Subject[]];
  examples: readonly JsxElement[];
}
