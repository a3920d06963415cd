declare module '@generated/reference/default/classes.json' {
  import type { ClassFamily, ClassIndex } from '@site/plugins/reference/classIndex';

  interface Family extends Omit<ClassFamily, 'pairs'> {
    count: number;
    /** The id of its rows. */
    rows: string;
  }

  /** A part of the table: the names of its first and its last class, and the id of its rows. */
  type Part = Readonly<Record<'first' | 'last' | 'rows', string>>;

  const index: Pick<ClassIndex, 'leftOut'> &
    Readonly<Record<'families' | 'helpers', readonly Family[]>> & { entries: readonly Part[] };
  export default index;
}

declare module '@generated/reference/default/class-rows.json' {
  /** The HTML of rows by their ids. */
  const rows: Readonly<Record<string, string>>;
  export default rows;
}

declare module '@generated/reference/default/helpers.json' {
  import type { HelperTables } from '@site/plugins/reference/helperTables';

  export type { HelperRow } from '@site/plugins/reference/helperTables';
  const tables: HelperTables;
  export default tables;
}

declare module '@generated/reference/default/titles/*.json' {
  import type { Title } from '@site/plugins/content/titleBlock';

  export type { Title };
  const title: Title;
  export default title;
}

declare module '@generated/reference/default/proofs/*.json' {
  import type { Proofs } from '@site/plugins/reference/proofs/proofs';

  const proofs: Pick<Proofs, 'proofs'>;
  export type OwnProofs = typeof proofs;
  export default proofs;
}

declare module '@generated/reference/default/proofs.json' {
  import type { Proofs } from '@site/plugins/reference/proofs/proofs';

  /** What is shown of each component. */
  const all: readonly Proofs[];
  export default all;
}

declare module '@generated/reference/default/pictures.js' {
  import type { PictureModule } from '*.demo.tsx?picture';

  /** The pictures of the components, by group. */
  const pictures: Readonly<Record<string, readonly PictureModule[]>>;
  export default pictures;
}

declare module '@generated/reference/default/figures.json' {
  import type { Figures } from '@site/plugins/reference/figures';

  const figures: Figures;
  export default figures;
}

declare module '@generated/reference/default/changes.json' {
  import type { Comparison } from '@site/plugins/reference/changes';

  /** What changed between any two releases, the newest first. */
  const comparisons: readonly Comparison[];
  export default comparisons;
}
