import type { ReactNode, Ref } from 'react';
import type { DemoModule } from '*.demo.tsx?demo';
import styles from './styles.module.css?lazy';
import type { State } from './useConverter';

/** From this length on, code is shown without colors: a megabyte of tokens would stop the page for seconds. */
const LONG = 100_000;

function Made({ state }: { state: State }): ReactNode {
  // After the direction has changed, the last result is still HTML.
  if (state.status !== 'done' || state.made.source.language === 'tsx') return null;
  const { made, Tokens } = state;
  return made.code.length < LONG ? <Tokens code={made.code} language="tsx" /> : made.code;
}

export interface TsxProps {
  ref: Ref<HTMLPreElement>;
  state: State;
  /** The demo that is there at first. */
  start: DemoModule;
}

/** The TSX that HTML has become, in colors. */
export default function Tsx({ ref, state, start }: TsxProps): ReactNode {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard
    <pre ref={ref} tabIndex={0} aria-label="TSX" className={styles.code}>
      {state.status === 'unused' ? (
        // The markup comes from the build, never from a user.
        <code
          key="start"
          data-code={start.source.id}
          dangerouslySetInnerHTML={{ __html: start.source.html }}
        />
      ) : (
        <code key="made">
          <Made state={state} />
        </code>
      )}
    </pre>
  );
}
