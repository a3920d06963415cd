import type { ReactNode } from 'react';
import tables, { type HelperRow } from '@generated/reference/default/helpers.json';
import Link from '@docusaurus/Link';
import PropName from '@site/src/ui/PropName';
import ScrollTable from '@site/src/ui/ScrollTable';
import { withCode } from '@site/src/ui/withCode';

function Type({ type, href, keys }: HelperRow): ReactNode {
  const code = <code>{type}</code>;
  return (
    <>
      {href ? <Link to={href}>{code}</Link> : code}
      {keys.length > 0 && (
        <>
          , or one per breakpoint: <code>{`{ ${keys.join(', ')} }`}</code>
        </>
      )}
    </>
  );
}

/** The helper props of one group, such as `spacing`: each with its type, its classes and what it does. */
export default function HelperTable({ group }: { group: string }): ReactNode {
  return (
    <div className="reference-table">
      <ScrollTable>
        <thead>
          <tr>
            <th>Prop</th>
            <th>Type</th>
            <th>Bulma class</th>
            <th>Description</th>
          </tr>
        </thead>
        <tbody>
          {tables[group]?.map((row) => (
            <tr key={row.name}>
              <td>
                <PropName id={`prop-${row.name.toLowerCase()}`} name={row.name} />
              </td>
              <td>
                <Type {...row} />
              </td>
              <td>
                {row.classes.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </td>
              <td>{withCode(row.comment)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </div>
  );
}
