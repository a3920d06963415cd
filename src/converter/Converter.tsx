import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import type { DemoModule } from '*.demo.tsx?demo';
import clsx from 'clsx';
import CopyButton from '@site/src/ui/CopyButton';
import CodeField from './CodeField';
import { EXAMPLES, START } from './examples';
import Result from './Result';
import Status from './Status';
import styles, { stylesheet } from './styles.module.css?lazy';
import Tsx from './Tsx';
import { preload, useConverter } from './useConverter';
import { useSource } from './useSource';

export interface ConverterProps {
  /** The demo that the first example becomes. */
  start: DemoModule;
}

/** Turns HTML into TSX while the user types, or TSX into HTML, and shows what comes out. */
export default function Converter({ start }: ConverterProps): ReactNode {
  const htmlField = useRef<HTMLTextAreaElement>(null);
  const tsxField = useRef<HTMLTextAreaElement>(null);
  const shown = useRef<HTMLPreElement>(null);
  const [htmlId, tsxId] = [useId(), useId()];
  const { source, change, replace, problem, isReading } = useSource();
  const state = useConverter(source);
  const done = state.status === 'done' ? state : undefined;

  // While a tag is incomplete or a conversion takes long, the other side and the result stay as they were.
  const [last, setLast] = useState(done);
  if (done && done !== last) setLast(done);
  const isCurrent = state.status !== 'empty' && last?.made.source.language === source?.language;
  const kept = isCurrent && last ? last : state;
  const otherSide = isCurrent ? last?.made.code : undefined;

  /** The TSX that was there when the user began to edit it. */
  const [opened, setOpened] = useState<string>();
  useEffect(() => {
    if (opened !== undefined) tsxField.current?.focus();
  }, [opened]);

  const isFromTsx = source?.language === 'tsx';
  const isEdited = isFromTsx || opened !== undefined;
  const html = isFromTsx ? (otherSide ?? '') : (source?.code ?? START);
  const tsx = isFromTsx ? source.code : (otherSide ?? opened ?? '');

  function begin(code: string) {
    setOpened(undefined);
    replace({ language: 'html', code });
  }

  function clear() {
    begin('');
    htmlField.current?.focus();
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
            aria-pressed={!isFromTsx && text === html}
            className={styles.example}
            onClick={() => begin(text)}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.panes}>
        <div className={styles.pane}>
          <div className={styles.bar}>
            <label htmlFor={htmlId}>HTML</label>
            <div>
              <button type="button" className={styles.example} onClick={clear}>
                Clear
              </button>
              <CopyButton what="HTML" />
            </div>
          </div>
          <CodeField
            ref={htmlField}
            id={htmlId}
            placeholder="Paste HTML with Bulma’s classes here."
            code={html}
            onChange={(code) => change({ language: 'html', code })}
            onReplace={(code) => replace({ language: 'html', code })}
          />
        </div>
        <div className={styles.pane}>
          <div className={styles.bar}>
            {isEdited ? <label htmlFor={tsxId}>TSX</label> : <span>TSX</span>}
            <div>
              {!isEdited && (
                <button
                  type="button"
                  className={styles.example}
                  onClick={() => setOpened(shown.current?.textContent ?? '')}
                >
                  Edit<span className="visually-hidden"> TSX</span>
                </button>
              )}
              <CopyButton what="TSX" />
            </div>
          </div>
          {isEdited ? (
            <CodeField
              ref={tsxField}
              id={tsxId}
              placeholder="Write components of Bulmatic here."
              code={tsx}
              onChange={(code) => change({ language: 'tsx', code })}
              onReplace={(code) => replace({ language: 'tsx', code })}
            />
          ) : (
            <Tsx ref={shown} state={kept} start={start} />
          )}
        </div>
      </div>
      <Status state={isReading ? { status: 'loading' } : state} problem={problem} />
      {kept.status === 'done' && kept.made.notes.length > 0 && (
        <kept.Notes notes={kept.made.notes} field={isFromTsx ? tsxField : htmlField} />
      )}
      <div className={styles.bar}>Result</div>
      <Result state={kept} start={start} />
    </section>
  );
}
