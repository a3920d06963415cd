import {
  useRef,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useElementWidth } from './useElementWidth';
import { NARROWEST, possible, WIDEST, WIDTHS } from './widths';

export interface HandleProps {
  /** The frame that it belongs to. */
  frame: RefObject<HTMLIFrameElement | null>;
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
export default function Handle({ frame, onResize }: HandleProps): ReactNode {
  const start = useRef<{ x: number; width: number; scale: number }>(null);
  const width = useElementWidth(frame);
  if (!width) return null;

  function grab({ button, clientX, currentTarget, pointerId }: PointerEvent) {
    if (button !== 0 || !frame.current || !width) return;
    currentTarget.setPointerCapture(pointerId);
    const scale = frame.current.getBoundingClientRect().width / width;
    start.current = { x: clientX, width, scale };
  }

  function drag({ clientX }: PointerEvent) {
    const from = start.current;
    if (from) onResize(possible(from.width + (clientX - from.x) / from.scale));
  }

  function press(event: KeyboardEvent) {
    const next = widthByKey(event.key, width!);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onResize(possible(next));
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a widget
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label="Width of the window"
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuetext={`${width} pixels`}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a separator with a value is a widget
      tabIndex={0}
      className="frame-handle"
      onPointerDown={grab}
      onPointerMove={drag}
      onLostPointerCapture={() => {
        start.current = null;
      }}
      onKeyDown={press}
    />
  );
}
