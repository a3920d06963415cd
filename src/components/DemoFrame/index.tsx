import { useRef, useState, type ReactNode } from 'react';
import type { FramedDemo, ViewProps } from '*.demo.tsx?view';
import Handle from './Handle';
import Widths from './Widths';
import { useContentHeight } from './useContentHeight';
import { useElementWidth } from './useElementWidth';
import styles from './styles.module.css';

/**
 * A demo in a window of its own, whose width the user can choose. A window that is wider than the page is shown smaller.
 */
export default function DemoFrame({ demo, height }: ViewProps<FramedDemo>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useElementWidth(box);
  const [chosen, choose] = useState<number>();
  const contentHeight = useContentHeight(frame);
  const width = chosen ?? room;
  const scale = room && width ? Math.min(1, room / width) : 1;
  const frameHeight = height ?? (contentHeight && `${contentHeight}px`);
  const shown =
    chosen === undefined
      ? undefined
      : { width: chosen * scale, height: `calc(${frameHeight} * ${scale})` };
  return (
    <>
      <Widths chosen={chosen} onChoose={choose} />
      <div ref={box} className={styles.box}>
        <div className={styles.window} style={shown}>
          <iframe
            ref={frame}
            src={demo.page}
            title={demo.title}
            loading="lazy"
            className={styles.frame}
            style={{ width: chosen, height: frameHeight, scale }}
          />
          {width && <Handle width={width} scale={scale} onResize={choose} />}
        </div>
      </div>
    </>
  );
}
