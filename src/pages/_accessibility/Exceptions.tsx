import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import measured from './measured.generated.json';

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** The pages whose demos show Bulma colors with too little contrast, with the number of elements. */
export default function Exceptions(): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Elements with too little contrast</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(measured.contrastOfBulma).map(([route, counts]) => (
          <tr key={route}>
            <td>
              <Link to={route}>{route.split('/').at(-1)}</Link>
            </td>
            <td>{`${sum(counts)} (${Object.keys(counts).join(' and ')} mode)`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
