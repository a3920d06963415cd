import type { ReactNode } from 'react';
import ScrollTable from '@site/src/ui/ScrollTable';
import { ENOUGH, KINDS, MODES, type Pair } from './contrast';
import { COLORS, keysOf } from './theme';
import styles from './styles.module.css?lazy';

// Rounded down: 4.49 is too low.
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1);

const isLow = ({ plain }: Pair) => plain < ENOUGH;
const isRepaired = ({ plain, lifted }: Pair) => plain < ENOUGH && lifted >= ENOUGH;

/** How many pairs are hard to read, and how many of these `contrast.css` repairs. */
export function summaryOf(pairs: readonly Pair[]): string {
  if (pairs.length === 0) return 'Measuring the contrast…';
  const low = pairs.filter(isLow);
  const start = `${pairs.length - low.length} of ${pairs.length} pairs of colors reach ${ENOUGH}:1.`;
  if (low.length === 0) return start;
  const repaired = low.filter(isRepaired).length;
  const which = repaired === low.length ? 'the' : `${repaired || 'none'} of the`;
  return `${start} contrast.css repairs ${which} other ${low.length}.`;
}

function Ratio({ pair }: { pair: Pair }): ReactNode {
  if (!isLow(pair)) return <span>{shown(pair.plain)}</span>;
  return (
    <>
      <strong>{`${shown(pair.plain)} too low`}</strong>
      {isRepaired(pair) && <small>{`${shown(pair.lifted)} with contrast.css`}</small>}
    </>
  );
}

/** The contrast of each pair of colors in both modes. */
export default function ContrastTable({ pairs }: { pairs: readonly Pair[] }): ReactNode {
  const pairOf = (name: string) =>
    pairs.find(({ mode, color, kind }) => `${mode} ${color} ${kind}` === name);
  return (
    <ScrollTable className={styles.contrast}>
      <thead>
        <tr>
          <th scope="col">Contrast</th>
          {Object.values(KINDS).map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {MODES.map((mode) => (
        <tbody key={mode}>
          <tr>
            <th scope="rowgroup" colSpan={1 + keysOf(KINDS).length}>
              In {mode} mode
            </th>
          </tr>
          {keysOf(COLORS).map((color) => (
            <tr key={color}>
              <th scope="row">{color}</th>
              {keysOf(KINDS).map((kind) => {
                const pair = pairOf(`${mode} ${color} ${kind}`);
                return <td key={kind}>{pair && <Ratio pair={pair} />}</td>;
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </ScrollTable>
  );
}
