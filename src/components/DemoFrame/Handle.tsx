import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { NARROWEST, possible, WIDEST, WIDTHS } from './widths';
import styles from './styles.module.css';

export interface HandleProps {
  /** Width of the frame in pixels. */
  width: number;
  /** How large the frame is shown: 1 in its real size. */
  scale: number;
  onResize: (width: number) => void;
}

const STEP = 10;

/** The width that a key leads to. */
function widthByKey(key: string, width: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return width - STEP;
    case 'ArrowRight':
      return width + STEP;
    case 'PageUp':
      return WIDTHS.find((one) => one > width);
    case 'PageDown':
      return WIDTHS.findLast((one) => one < width);
    case 'Home':
      return NARROWEST;
    case 'End':
      return WIDEST;
  }
  return undefined;
}

/**
 * The edge of a frame, with which the user changes its width.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
 */
export default function Handle({ width, scale, onResize }: HandleProps): ReactNode {
  const start = useRef<{ x: number; width: number; scale: number }>(null);

  function grab({ button, clientX, currentTarget, pointerId }: PointerEvent) {
    if (button !== 0) return;
    currentTarget.setPointerCapture(pointerId);
    start.current = { x: clientX, width, scale };
  }

  function drag({ clientX }: PointerEvent) {
    const from = start.current;
    if (from) onResize(possible(from.width + (clientX - from.x) / from.scale));
  }

  function press(event: KeyboardEvent) {
    const next = widthByKey(event.key, width);
    if (next === undefined) return;
    event.preventDefault();
    onResize(possible(next));
  }

  return (
    // The pattern of a window splitter, a separator that can be moved.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is interactive
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the window"
      aria-valuenow={Math.round(width)}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuetext={`${Math.round(width)} pixels`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator with a value is interactive
      tabIndex={0}
      className={styles.handle}
      onPointerDown={grab}
      onPointerMove={drag}
      onLostPointerCapture={() => (start.current = null)}
      onKeyDown={press}
    />
  );
}
