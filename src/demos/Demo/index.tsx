import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { DemoModule } from '*.demo.tsx?demo';
import type { ViewProps } from '*.demo.tsx?view';
import DemoTabs from './DemoTabs';
import EditorButton from './EditorButton';
import { useTryIt } from './useTryIt';
import styles from './styles.module.css';

/**
 * A running component, and below it the file that it runs from and the HTML that it renders. The first one on a Usage page
 * lets the user try the component in its place.
 */
export default function Demo({ demo, height }: ViewProps<DemoModule>): ReactNode {
  // Links to a demo are checked like those to a heading.
  useBrokenLinks().collectAnchor(demo.id);
  const button = useRef<HTMLButtonElement>(null);
  const { tryIt } = demo;
  const { opened, hasFailed, open, preload, close } = useTryIt(tryIt);

  function closePanel() {
    flushSync(() => close(demo.id));
    button.current?.focus();
  }

  if (tryIt && opened) {
    const { Panel, data, helpers } = opened;
    return (
      <div id={demo.id} className={styles.demo}>
        <Panel trial={tryIt} data={data} helpers={helpers} height={height} onClose={closePanel} />
      </div>
    );
  }
  return (
    <div id={demo.id} className={styles.demo}>
      <demo.View demo={demo} height={height} />
      <DemoTabs codes={{ TSX: demo.source, HTML: demo.output }}>
        <div className={styles.ways}>
          {tryIt && (
            <button
              ref={button}
              type="button"
              className="clean-btn needs-script"
              onClick={() => void open()}
              onPointerEnter={preload}
              onFocus={preload}
            >
              {hasFailed ? 'Not loaded. Retry' : 'Try it'}
            </button>
          )}
          <a href={demo.page}>Open alone</a>
          <EditorButton page={demo.page} editor="StackBlitz" />
          <EditorButton page={demo.page} editor="CodeSandbox" />
        </div>
      </DemoTabs>
    </div>
  );
}
