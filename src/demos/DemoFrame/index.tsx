import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactEventHandler,
  type ReactNode,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { FramedDemo, ViewProps } from '*.demo.tsx?view';
import Handle from './Handle';
import Widths from './Widths';
import { useContentHeight } from './useContentHeight';
import './frame.css';

const inPixels = (length: number | undefined) => (length === undefined ? undefined : `${length}px`);

export interface DemoFrameProps extends ViewProps<FramedDemo> {
  onLoad?: ReactEventHandler<HTMLIFrameElement>;
}

/**
 * A demo in a window of its own, whose width the user can choose. A window that is wider than the page is shown smaller,
 * by styles alone, so that it needs no script. On the first page of a visit, the demo is loaded after the page, which is
 * painted sooner for that: `src/first-visit/frames.ts` starts it, or this component if the page is hydrated before.
 */
export default function DemoFrame({ demo, height, onLoad }: DemoFrameProps): ReactNode {
  const { page, title, frame } = demo;
  const iframe = useRef<HTMLIFrameElement>(null);
  const [chosen, choose] = useState<number>();
  const contentHeight = useContentHeight(iframe);
  // React would load the frame again if it set an address that the frame has already.
  const [isFirstPage] = useState(!useIsBrowser());
  useEffect(() => {
    const { current } = iframe;
    if (current && !current.src) current.src = page;
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
            src={isFirstPage ? undefined : page}
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
