import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useColorMode } from '@docusaurus/theme-common';
import Choice from './Choice';
import ColorControls from './ColorControls';
import { measure, MODES, type Mode, type Pair } from './contrast';
import ContrastTable, { summaryOf } from './ContrastTable';
import Outputs from './Outputs';
import Preview, { type Stage } from './Preview';
import SettingControls from './SettingControls';
import { stylesheetOf } from './stylesheet';
import { linkTo, useTheme } from './useTheme';
import { stylesheet as controlStylesheet } from './controls.module.css?lazy';
import styles, { stylesheet } from './styles.module.css?lazy';

const MODE_OPTIONS = { light: 'Light', dark: 'Dark' } as const satisfies Record<
  (typeof MODES)[number],
  string
>;

const NOT_LOADED =
  'The preview could not be loaded, so the contrast is unknown. Reload the page: it keeps the theme.';

/** Changes a theme, and shows it on all components, with its contrast and its code. */
export default function Builder(): ReactNode {
  const root = useRef<HTMLElement>(null);
  const { theme, settled, unknown, setTheme, reset } = useTheme();
  const { colorMode } = useColorMode();
  const [mode, setMode] = useState<Mode>(colorMode);
  const [isLifted, setLifted] = useState(false);
  const [stage, setStage] = useState<Stage>();
  const [hasFailed, setFailed] = useState(false);
  const [pairs, setPairs] = useState<readonly Pair[]>([]);
  const css = stylesheetOf(theme);

  useEffect(() => {
    root.current?.focus({ preventScroll: true });
    root.current?.scrollIntoView();
  }, []);

  useEffect(() => {
    if (!stage) return;
    const frame = requestAnimationFrame(() => setPairs(measure(stage.preview, stage.contrast)));
    return () => cancelAnimationFrame(frame);
  }, [stage, settled]);

  function start(next: Stage | undefined) {
    setStage(next);
    setFailed(!next);
  }

  return (
    <section ref={root} tabIndex={-1} aria-label="Theme builder" className={styles.builder}>
      <link rel="stylesheet" href={stylesheet} precedence="theme-builder" />
      <link rel="stylesheet" href={controlStylesheet} precedence="theme-builder" />
      {unknown.length > 0 && (
        <p role="alert" className={styles.unknown}>
          {`The link has settings that do not exist. They were ignored: ${unknown.join(', ')}`}
        </p>
      )}
      <div className={styles.layout}>
        <div className={styles.controls}>
          <ColorControls
            colors={theme.colors}
            onChange={(colors) => setTheme({ ...theme, colors })}
          />
          <SettingControls theme={theme} onChange={setTheme} />
          <button type="button" className={styles.reset} onClick={reset}>
            Reset
          </button>
        </div>
        <div className={styles.results}>
          <p role="status">{hasFailed ? NOT_LOADED : summaryOf(pairs)}</p>
          <ContrastTable pairs={pairs} />
          <Outputs theme={theme} css={css} link={linkTo(theme)} />
        </div>
        <div className={styles.preview}>
          <div className={styles.bar}>
            <Choice legend="Color mode" options={MODE_OPTIONS} chosen={mode} onChoose={setMode} />
            <label className={styles.check}>
              <input
                type="checkbox"
                checked={isLifted}
                onChange={({ target }) => setLifted(target.checked)}
              />
              With contrast.css
            </label>
          </div>
          <Preview css={css} mode={mode} isLifted={isLifted} onLoad={start} />
        </div>
      </div>
    </section>
  );
}
