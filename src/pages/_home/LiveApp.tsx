import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { StillModule } from '*.demo.tsx?still';
import type { FramedDemo } from '*.demo.tsx?view';
import BulmaStage from '@site/src/demos/BulmaStage';
import { elementAt, placeIn } from '@site/src/browser/position';
import styles from './styles.module.css';

const LOADING = { position: 'absolute', top: 0, visibility: 'hidden' } as const;

export interface LiveAppProps {
  app: FramedDemo;
  /** The app as it is at first. */
  still: StillModule;
}

/** Calls back as soon as the demo in a frame that is loaded runs. */
function whenRunning({ contentDocument }: HTMLIFrameElement, onRunning: () => void) {
  const { documentElement } = contentDocument!;
  const observer = new MutationObserver(check);
  function check() {
    if (!documentElement.dataset.hasHydrated) return;
    observer.disconnect();
    onRunning();
  }
  observer.observe(documentElement, { attributeFilter: ['data-has-hydrated'] });
  check();
}

/**
 * An app that is loaded when the user touches it. Until it runs, its initial HTML is in its place, and what the user
 * focuses or clicks there is focused or clicked in the app.
 */
export default function LiveApp({ app, still }: LiveAppProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const touched = useRef<{ place: number[]; isClick: boolean }>(null);
  const [isWanted, want] = useState(false);
  const [isRunning, run] = useState(false);

  useEffect(() => {
    // The user may have touched it before the page ran. On a page that was not loaded first, it has no HTML.
    const isTouched = box.current?.matches(':hover, :focus-within');
    if (isTouched || !content.current?.firstChild) want(true);
  }, []);

  function touch({ type, target }: SyntheticEvent) {
    want(true);
    if (!content.current) return;
    touched.current = {
      place: placeIn(target as Element, content.current),
      isClick: type === 'click',
    };
  }

  /** Forgets the focused element if the focus moves elsewhere before the app runs. */
  function leave() {
    touched.current = null;
  }

  function show(frame: HTMLIFrameElement) {
    const demo = frame.contentDocument!.getElementById('demo')!;
    const last = touched.current;
    run(true);
    if (!last) return;
    const element = elementAt(demo, last.place);
    element?.focus();
    if (last.isClick) element?.click();
  }

  return (
    <div ref={box} className={styles.app} onPointerOver={() => want(true)}>
      {!isRunning && (
        // The buttons in it take the keyboard, not this element.
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- see above
        <div className={styles.still} onFocus={touch} onBlur={leave} onClick={touch}>
          <BulmaStage stage={still.stage}>
            <div
              ref={content}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{
                __html: ExecutionEnvironment.canUseDOM ? '' : still.html,
              }}
            />
          </BulmaStage>
        </div>
      )}
      {isWanted && (
        <iframe
          src={app.page}
          title={app.title}
          className={styles.running}
          style={isRunning ? undefined : LOADING}
          onLoad={({ currentTarget }) => whenRunning(currentTarget, () => show(currentTarget))}
        />
      )}
    </div>
  );
}
