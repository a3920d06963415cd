import { useId, useRef, type ReactNode } from 'react';
import type { DemoModule } from '*.demo.tsx?demo';
import clsx from 'clsx';
import CopyButton from '@site/src/ui/CopyButton';
import { EXAMPLES, START } from './examples';
import Notes from './Notes';
import Result from './Result';
import { showLine } from './showLine';
import Status from './Status';
import styles, { stylesheet } from './styles.module.css?lazy';
import { preload, useConverter } from './useConverter';
import { useHtml } from './useHtml';

/** From this length on, code is shown without colors: a megabyte of tokens would stop the page for seconds. */
const LONG = 100_000;

export interface ConverterProps {
  /** The demo that the first example becomes. */
  start: DemoModule;
}

/** Turns HTML into TSX while the user types, and runs what comes out. */
export default function Converter({ start }: ConverterProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const { html, change, problem } = useHtml();
  const state = useConverter(html);
  const made = state.status === 'done' ? state.made : undefined;

  function clear() {
    change('');
    field.current?.focus();
  }

  return (
    <section
      aria-label="Converter"
      className={clsx('converter', styles.converter)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <link rel="stylesheet" href={stylesheet} precedence="converter" />
      <div role="group" aria-label="Examples" className={styles.examples}>
        {Object.entries(EXAMPLES).map(([name, text]) => (
          <button
            key={name}
            type="button"
            aria-pressed={text === (html ?? START)}
            className={styles.example}
            onClick={() => change(text)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <div className={styles.bar}>
            <label htmlFor={id}>HTML</label>
            <button type="button" className={styles.example} onClick={clear}>
              Clear
            </button>
          </div>
          <textarea
            ref={field}
            id={id}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            placeholder="Paste HTML with Bulma’s classes here."
            className={styles.code}
            value={html ?? START}
            onChange={({ target }) => change(target.value)}
          />
        </div>
        <div className={styles.pane}>
          <div className={styles.bar}>
            TSX
            <CopyButton what="TSX" />
          </div>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard */}
          <pre tabIndex={0} aria-label="TSX" className={styles.code}>
            {state.status === 'unused' ? (
              // The markup comes from the build, never from a user.
              <code
                key="start"
                data-code={start.source.id}
                dangerouslySetInnerHTML={{ __html: start.source.html }}
              />
            ) : (
              <code key="made">
                {state.status === 'done' &&
                  (state.made.code.length < LONG ? (
                    <state.Tokens code={state.made.code} language="tsx" />
                  ) : (
                    state.made.code
                  ))}
              </code>
            )}
          </pre>
        </div>
      </div>
      <Status state={state} problem={problem} />
      {made && made.notes.length > 0 && (
        <Notes
          notes={made.notes}
          onChoose={(line) => field.current && showLine(field.current, line)}
        />
      )}
      <div className={styles.bar}>Result</div>
      <Result state={state} start={start} />
    </section>
  );
}
