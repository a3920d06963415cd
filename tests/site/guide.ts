import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { demoFiles } from '../demos.ts';

/** A page of the component guide. */
export interface GuidePage {
  /** Such as `/docs/components/elements/button`. */
  route: string;
  /** Text of the demo files that it shows with their code. */
  sources: string[];
}

const folders = [...new Set(demoFiles.map((file) => dirname(file)))];

export const guidePages: readonly GuidePage[] = folders.map((folder) => {
  const page = readFileSync(`${folder}/index.mdx`, 'utf8');
  return {
    route: `/${folder}`,
    sources: demoFiles
      .filter((file) => dirname(file) === folder && page.includes(`${basename(file)}?demo`))
      .map((file) => readFileSync(file, 'utf8')),
  };
});

/** The color modes and window widths in which pages are compared. */
export const MODES = ['light', 'dark'] as const;
export const WIDTHS = [1280, 390] as const;

/** Each mode and each width once. */
export const LOOKS = [
  { mode: 'light', width: 1280 },
  { mode: 'dark', width: 390 },
] as const;

/** Each mode in each width, for what stands for others. */
export const ALL_LOOKS = MODES.flatMap((mode) => WIDTHS.map((width) => ({ mode, width })));
