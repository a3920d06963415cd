import { useState, type ReactNode } from 'react';
import CopyButton from '@site/src/ui/CopyButton';
import Choice from './Choice';
import { sassOf } from './sass';
import type { Theme } from './theme';
import styles from './styles.module.css?lazy';

export interface OutputsProps {
  theme: Theme;
  css: string;
  /** The address of the builder with the theme. */
  link: string;
}

const OPTIONS = { CSS: 'CSS', Sass: 'Sass', Link: 'Link' } as const;

type Output = keyof typeof OPTIONS;

const NOTES: Readonly<Record<Output, string>> = {
  CSS: 'Import it after Bulma’s stylesheet.',
  Sass: 'Compile it instead of Bulma’s stylesheet.',
  Link: 'Opens this theme here.',
};

const NOTHING = '/* This is Bulma as it comes. What you change appears here. */';

/** The theme as code to copy. */
export default function Outputs({ theme, css, link }: OutputsProps): ReactNode {
  const [output, choose] = useState<Output>('CSS');
  const codes = { CSS: css || NOTHING, Sass: sassOf(theme), Link: link };
  return (
    <div className={styles.outputs}>
      <div className={styles.bar}>
        <Choice legend="Format" options={OPTIONS} chosen={output} onChoose={choose} />
        <span className={styles.note}>{NOTES[output]}</span>
      </div>
      <div className={styles.code}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by keyboard */}
        <pre tabIndex={0} aria-label={output}>
          <code>{codes[output]}</code>
        </pre>
        <div className="code-copy">
          <CopyButton what={output} />
        </div>
      </div>
    </div>
  );
}
