import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { demoFiles } from '../demos.ts';

/** A page of the component guide. */
export interface GuidePage {
  /** Such as `/docs/components/elements/button`. */
  route: string;
  /** Text of its demo files. */
  sources: string[];
}

const folders = [...new Set(demoFiles.map((file) => dirname(file)))];

export const guidePages: readonly GuidePage[] = folders.map((folder) => ({
  route: `/${folder}`,
  sources: demoFiles
    .filter((file) => dirname(file) === folder)
    .map((file) => readFileSync(file, 'utf8')),
}));

/** The color modes and window widths in which pages are compared. */
export const MODES = ['light', 'dark'] as const;
export const WIDTHS = [1280, 390] as const;
