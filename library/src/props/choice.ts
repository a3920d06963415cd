/** The value of an option that the user can select: any type that a template literal turns into text. */
export type ChoiceValue = string | number | bigint | boolean;

/** TypeScript's type of this name, which versions before 5.4 lack: it blocks inference from this position. */
export type NoInfer<Value> = [Value][Value extends unknown ? 0 : never];
