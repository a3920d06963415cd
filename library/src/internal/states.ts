import { createContext, useContext } from 'react';
import type { ChoiceValue } from '../props/choice.ts';

/** What a control in a field is, unless the control itself sets it. */
export interface States {
  required?: boolean | undefined;
  disabled?: boolean | undefined;
}

/** The values of the options by their text, because the browser knows only text. */
export type Known = Map<string, ChoiceValue>;

/** The state that a group shares with the checkboxes or radio buttons inside it. */
export interface Choices extends States {
  name: string | undefined;
  value: ChoiceValue | readonly ChoiceValue[] | null | undefined;
  defaultValue: ChoiceValue | readonly ChoiceValue[] | undefined;
}

export const ChoicesContext = createContext<(Choices & { type: string; known: Known }) | null>(
  null,
);

/** The states of a control, or of a field or group inside another one. A disabled group disables all that is in it. */
export function useStates(around: States | null, { required, disabled }: States): States {
  const group = useContext(ChoicesContext);
  return {
    required: required ?? around?.required,
    disabled: disabled ?? around?.disabled ?? group?.disabled,
  };
}
