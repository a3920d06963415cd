import type { ReactNode } from 'react';
import figures from '@generated/demos/default/piece-figures.json';
import Link from '@docusaurus/Link';
import ScrollTable from '@site/src/ui/ScrollTable';

const NUMBER = { textAlign: 'end' } as const;
const LIST = new Intl.ListFormat('en');
const ON_SERVER = figures.filter(({ onServer }) => onServer).map(({ title }) => title);

/** What each piece costs an app and can do, as the build has found out, and which ones are client components. */
export default function PieceTable(): ReactNode {
  if (figures.length === 0) return <p>Only a build measures the pieces.</p>;
  return (
    <>
      <ScrollTable>
        <thead>
          <tr>
            <th>Piece</th>
            <th style={NUMBER}>Lines</th>
            <th style={NUMBER}>Alone</th>
            <th style={NUMBER}>Tenth</th>
            <th style={NUMBER}>Keys</th>
            <th>Form</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ name, title, lines, alone, tenth, keys, inForm }) => (
            <tr key={name}>
              <td>
                <Link to={`/docs/pieces/${name}`}>{title}</Link>
              </td>
              <td style={NUMBER}>{lines}</td>
              <td style={NUMBER}>{alone.toFixed(1)}</td>
              <td style={NUMBER}>{tenth.toFixed(1)}</td>
              <td style={NUMBER}>{keys}</td>
              <td>{inForm ? 'yes' : 'no'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p>
        Every piece renders on servers. All of them are client components, except for{' '}
        {LIST.format(ON_SERVER)}.
      </p>
    </>
  );
}
