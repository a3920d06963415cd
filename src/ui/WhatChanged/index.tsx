import { useState, type ReactNode } from 'react';
import comparisons from '@generated/reference/default/changes.json';
import ScrollTable from '@site/src/ui/ScrollTable';
import styles from './styles.module.css';

type Comparison = (typeof comparisons)[number];

const code = (text: string | undefined) => text && <code>{text}</code>;

function Changes({ from, to, changes }: Comparison): ReactNode {
  if (changes.length === 0) return <p>Nothing that you can import has changed.</p>;
  return (
    <ScrollTable>
      <caption className={styles.caption}>
        From {from} to {to}
      </caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Change</th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ what, kind, before, after }) => (
          <tr key={what}>
            <th scope="row">{code(what)}</th>
            <td>{kind}</td>
            <td>{code(before)}</td>
            <td>{code(after)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** What changed between two releases that the user selects; at first, between the last two. */
export default function WhatChanged(): ReactNode {
  const [first] = comparisons;
  const [selected, select] = useState(first);
  if (!selected)
    return <p>There is nothing to compare until a release changes what you can import.</p>;
  const versions = (end: 'from' | 'to') => [...new Set(comparisons.map((one) => one[end]))];
  const selectEnd = (end: 'from' | 'to', version: string) => {
    const wanted = { ...selected, [end]: version };
    const isWanted = ({ from, to }: Comparison) => from === wanted.from && to === wanted.to;
    // A release can only be compared with a later one.
    select(comparisons.find(isWanted) ?? comparisons.find((one) => one[end] === version));
  };
  return (
    <>
      <div className={styles.releases}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {end === 'from' ? 'From' : 'To'}
            <select value={selected[end]} onChange={({ target }) => selectEnd(end, target.value)}>
              {versions(end).map((version) => (
                <option key={version}>{version}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <Changes {...selected} />
    </>
  );
}
