import { useEffect, useState, type ReactNode } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { Mode } from './contrast';
import styles from './styles.module.css?lazy';

/** The page in the frame, with what changes its look. */
export interface Stage {
  preview: Document;
  theme: CSSStyleSheet;
  contrast: CSSStyleSheet;
}

interface Look {
  /** The stylesheet that follows Bulma's. */
  css: string;
  mode: Mode;
  /** Whether `bulmatic/contrast.css` applies. */
  isLifted: boolean;
}

export interface PreviewProps extends Look {
  /** Gets nothing if the page in the frame could not be loaded. */
  onLoad: (stage: Stage | undefined) => void;
}

/** Turns transitions off, so that no color is measured halfway to another one. */
const STILL = '*, ::before, ::after { transition: none !important }';

/** What is in the frame; nothing if its page could not be loaded. */
function stageIn({ contentDocument: preview }: HTMLIFrameElement): Stage | undefined {
  const contrast = [...(preview?.styleSheets ?? [])].find(({ href }) =>
    href?.includes('contrast.'),
  );
  if (!preview || !contrast) return undefined;
  const Sheet = (preview.defaultView as Window & typeof globalThis).CSSStyleSheet;
  const still = new Sheet();
  still.replaceSync(STILL);
  const theme = new Sheet();
  preview.adoptedStyleSheets = [still, theme];
  return { preview, theme, contrast };
}

function show({ preview, theme, contrast }: Stage, { css, mode, isLifted }: Look) {
  theme.replaceSync(css);
  contrast.disabled = !isLifted;
  preview.documentElement.dataset.theme = mode;
}

/** All components with a theme, in a window of their own that has Bulma as it comes. */
export default function Preview({ css, mode, isLifted, onLoad }: PreviewProps): ReactNode {
  const page = useBaseUrl('/demos/gallery');
  const [stage, setStage] = useState<Stage>();

  useEffect(() => {
    if (stage) show(stage, { css, mode, isLifted });
  }, [stage, css, mode, isLifted]);

  function start(frame: HTMLIFrameElement) {
    const next = stageIn(frame);
    setStage(next);
    onLoad(next);
  }

  return (
    <iframe
      src={page}
      title="Preview"
      className={styles.frame}
      onLoad={({ currentTarget }) => start(currentTarget)}
    />
  );
}
