import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactEventHandler,
  type ReactNode,
} from 'react';
import type { FramedDemo, ViewProps } from '*.demo.tsx?view';
import { whenNear } from '@site/src/browser/whenNear';
import Handle from './Handle';
import Widths from './Widths';
import { useContentHeight } from './useContentHeight';
import './frame.css';

/**
 * Time in milliseconds in which demos that are far from the window don't disturb the user. After that, the browser decides
 * when to load them, for example to print them.
 */
const SETTLING_MS = 6000;

const inPixels = (length: number | undefined) => (length === undefined ? undefined : `${length}px`);

export interface DemoFrameProps extends ViewProps<FramedDemo> {
  onLoad?: ReactEventHandler<HTMLIFrameElement>;
}

/**
 * A demo in a window of its own, whose width the user can choose. A window that is wider than the page is shown smaller,
 * by styles alone, so that it needs no script. In the first seconds, only demos near the user's window start, since each one
 * keeps a slow device busy. On the first page of a visit, `src/first-visit/frames.ts` starts those that are near once
 * the page is loaded, or this component does if the page is hydrated before.
 */
export default function DemoFrame({ demo, height, onLoad }: DemoFrameProps): ReactNode {
  const { page, title, frame } = demo;
  const iframe = useRef<HTMLIFrameElement>(null);
  const [chosen, choose] = useState<number>();
  const contentHeight = useContentHeight(iframe);
  useEffect(() => {
    const { current } = iframe;
    if (!current) return undefined;
    // A frame would load again if it got an address that it has already.
    const start = () => (current.src ||= page);
    const observer = whenNear(current.parentElement!, start);
    const timer = setTimeout(start, SETTLING_MS);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [page]);
  const [onPhones, onDesktops] = frame.heights ?? [];
  const sizes = {
    '--least': inPixels(frame.least),
    '--on-phones': inPixels(onPhones),
    '--on-desktops': inPixels(onDesktops),
    '--width': inPixels(chosen),
    '--height': height ?? inPixels(contentHeight),
  } as CSSProperties;
  return (
    <>
      <Widths chosen={chosen} onChoose={choose} />
      <div className="frame-box">
        <div className="frame-window" style={sizes}>
          <iframe
            ref={iframe}
            data-src={page}
            title={title}
            loading="lazy"
            className="frame-content"
            onLoad={onLoad}
          />
          <noscript>
            <iframe src={page} title={title} loading="lazy" className="frame-content" />
          </noscript>
          <Handle frame={iframe} onResize={choose} />
        </div>
      </div>
    </>
  );
}
