declare module '@generated/comparison/default/tables.js' {
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
