/** A prop that the dropdowns of the theme lack. */
export interface Opening {
  /** Is called when the user opens the dropdown. */
  onOpen?: (() => void) | undefined;
}
