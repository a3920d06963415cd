import type { ReactNode } from 'react';
import figures from '@generated/demos/default/piece-figures.json';
import Link from '@docusaurus/Link';
import ScrollTable from '@site/src/ui/ScrollTable';

/** What each piece costs an app, as the build has measured it. */
export default function PieceTable(): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th>Piece</th>
          <th>Lines</th>
          <th>Alone</th>
          <th>Tenth</th>
          <th>Server component</th>
        </tr>
      </thead>
      <tbody>
        {figures.map(({ name, title, lines, alone, tenth, onServer }) => (
          <tr key={name}>
            <td>
              <Link to={`/docs/pieces/${name}`}>{title}</Link>
            </td>
            <td>{lines}</td>
            <td>{alone.toFixed(1)}</td>
            <td>{tenth.toFixed(1)}</td>
            <td>{onServer ? 'yes' : 'no'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
