/** The values that `codeSource` in `plugins/highlight` writes into scripts. */
declare module '@generated/code' {
  /** Code that was highlighted at build time. */
  export interface CodeSource {
    /** Identifies it among all code of the site. */
    id: string;
    html: string;
  }
}
