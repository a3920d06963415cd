import type { ReactNode } from 'react';
import { WIDTHS } from './widths';

export interface WidthsProps {
  /** In pixels, or `undefined` for the one that suits the page. */
  chosen: number | undefined;
  onChoose: (width: number | undefined) => void;
}

/** Buttons for the width of a frame. */
export default function Widths({ chosen, onChoose }: WidthsProps): ReactNode {
  return (
    <div role="group" aria-label="Width in pixels" className="frame-widths">
      {[undefined, ...WIDTHS].map((width) => (
        <button
          key={width ?? 'auto'}
          type="button"
          aria-pressed={width === chosen}
          className="clean-btn frame-width"
          onClick={() => onChoose(width)}
        >
          {width ?? 'Auto'}
        </button>
      ))}
    </div>
  );
}
