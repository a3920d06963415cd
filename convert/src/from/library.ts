/** What a prop of the library takes. */
export interface LibraryProp {
  /** Its values, if they can be counted; empty for text, functions and content. */
  values: (string | number | boolean)[];
  /** The keys of its object form; empty if it has none. */
  breakpoints: string[];
}

/** What codemods know of the library. */
export interface Library {
  exports: string[];
  /** The events of all elements, as React names their handlers. */
  events: string[];
  /** The names of parts as they are written in JSX, by their flat names: `CardHeader` is `Card.Header`. */
  flat: Readonly<Record<string, string>>;
  /** The props that almost all components share. */
  helpers: Readonly<Record<string, LibraryProp>>;
  components: Readonly<
    Record<string, { takesHelpers: boolean; props: Readonly<Record<string, LibraryProp>> }>
  >;
}
