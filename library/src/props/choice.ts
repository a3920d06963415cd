/** The value of something that the user can choose: whatever a template literal turns into text. */
export type ChoiceValue = string | number | bigint | boolean;

/** TypeScript's own type of this name, which versions before 5.4 lack: what stands here infers nothing. */
export type NoInfer<Value> = [Value][Value extends unknown ? 0 : never];
