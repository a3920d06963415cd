/** What `codeSource` in `plugins/content/highlight` writes into scripts. */
declare module '@generated/code' {
  /** Code that was highlighted at build time. */
  export interface CodeSource {
    /** Identifies it among all code of the site. */
    id: string;
    html: string;
  }
}

declare module '@generated/content/default/comparison.js' {
  import type { CodeSource } from '@generated/code';
  import type { comparison } from '@site/plugins/content/comparison/comparison';

  interface Table {
    /** When it was measured, with code between backticks. */
    note: string;
    content: CodeSource;
  }

  const tables: Readonly<Record<keyof ReturnType<typeof comparison>, Table>>;
  export default tables;
}

declare module '@generated/content/default/descriptions.json' {
  import type { Descriptions } from '@site/plugins/content/descriptions';

  const descriptions: Descriptions;
  export default descriptions;
}
