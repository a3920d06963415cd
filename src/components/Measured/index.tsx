import type { ReactNode } from 'react';
import tables from '@generated/comparison/default/tables.js';
import ScrollTable from '@site/src/components/ScrollTable';
import { withCode } from '@site/src/components/withCode';

/** A table of what the benchmarks last measured, with the day. */
export default function Measured({ table }: { table: keyof typeof tables }): ReactNode {
  const { content, note } = tables[table];
  return (
    <>
      {/* The markup comes from the build, never from a user. */}
      <ScrollTable data-code={content.id} dangerouslySetInnerHTML={{ __html: content.html }} />
      <p>
        <small>{withCode(note)}</small>
      </p>
    </>
  );
}
