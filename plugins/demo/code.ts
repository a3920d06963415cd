import { format } from 'prettier';
import { memo } from './memo.ts';
import { renderDemo } from './render.ts';

/** The code of a demo, as pages show it. */
export interface DemoCode {
  /** Text of the file. */
  source: string;
  /** The HTML that it renders, over several lines. */
  output: string;
}

const HTML_OPTIONS = {
  parser: 'html',
  printWidth: 76,
  htmlWhitespaceSensitivity: 'ignore',
  embeddedLanguageFormatting: 'off',
} as const;

const laidOut = memo<Promise<string>>();

/** The file of a demo and its HTML, made once for each version of the file and each `hash`. */
export async function codeOf(file: string, hash: string): Promise<DemoCode> {
  const { source, html } = renderDemo(file, hash);
  return { source, output: await laidOut(file, html, () => format(html, HTML_OPTIONS)) };
}
