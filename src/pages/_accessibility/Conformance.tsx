import type { ReactNode } from 'react';
import ScrollTable from '@site/src/ui/ScrollTable';
import { withCode } from '@site/src/ui/withCode';
import { CRITERIA, type Criterion } from './criteria.data.ts';

/** The success criteria of a level, as VPAT lists them. */
export default function Conformance({ level }: { level: Criterion[2] }): ReactNode {
  const rows = CRITERIA.filter((one) => one[2] === level);
  return (
    <ScrollTable className="not-searched">
      <thead>
        <tr>
          <th scope="col">Criterion</th>
          <th scope="col">Conformance</th>
          <th scope="col">Remarks</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([number, name, , conformance, remarks]) => (
          <tr key={number}>
            <th scope="row">{`${number} ${name}`}</th>
            <td>{conformance}</td>
            <td>{withCode(remarks)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
