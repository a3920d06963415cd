import type { ReactNode } from 'react';
import { tokensOf, type Language } from './tokens.ts';

export interface TokensProps {
  /** Code that the site itself has printed. */
  code: string;
  language: Language;
}

/** Code in colors. */
export default function Tokens({ code, language }: TokensProps): ReactNode {
  return tokensOf(code, language).map(({ role, text }, index) =>
    role ? (
      <span key={index} className={`code-${role}`}>
        {text}
      </span>
    ) : (
      text
    ),
  );
}
