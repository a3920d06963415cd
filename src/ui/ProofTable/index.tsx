import type { ReactNode } from 'react';
import all from '@generated/reference/default/proofs.json';
import Link from '@docusaurus/Link';
import ScrollTable from '@site/src/ui/ScrollTable';

/** Some qualities of all components, one row each. */
export default function ProofTable({ of }: { of: readonly string[] }): ReactNode {
  return (
    <ScrollTable className="not-searched">
      <thead>
        <tr>
          <th scope="col">Component</th>
          {of.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {all.map(({ name, api, proofs }) => (
          <tr key={name}>
            <th scope="row">
              <Link to={api}>{name}</Link>
            </th>
            {of.map((quality) => (
              <td key={quality}>{proofs[quality]?.value ?? 'Only a build measures it.'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
