import type { ReactNode } from 'react';
import ScrollTable from '@site/src/ui/ScrollTable';
import measured from './measured.generated.json';

interface Figures {
  pairs: number;
  below: number;
  worst?: number;
}

const MODES = ['light', 'dark'] as const;

const textOf = ({ pairs, below, worst }: Figures) =>
  below > 0 ? `${below} of ${pairs}, the worst with ${worst}:1` : `none of ${pairs}`;

/** For each component with low contrast in plain Bulma: the number of color pairs that fall short of WCAG AA. */
export default function ContrastOfBulma(): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th scope="col">Component</th>
          {MODES.map((mode) => (
            <th key={mode} scope="col">
              In {mode} mode
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {measured
          .filter(({ light, dark }) => light.below + dark.below > 0)
          .map((one) => (
            <tr key={one.component}>
              <td>{one.component}</td>
              {MODES.map((mode) => (
                <td key={mode}>{textOf(one[mode])}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </ScrollTable>
  );
}
