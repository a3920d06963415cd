import { format } from 'prettier';
import { library } from '../base/library.ts';
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

const layOut = (file: string, html: string) =>
  library().remember(`laid out ${file}`, html, () => format(html, HTML_OPTIONS));

/** The file of a demo and its HTML. */
export async function codeOf(file: string): Promise<DemoCode> {
  const { source, html } = renderDemo(file);
  return { source, output: await layOut(file, html) };
}
