import { basename, dirname } from 'node:path';
import { modules } from '../../library/modules.ts';
import { copiedNamed, kindOf } from '../copied.ts';
import { inRoot } from '../../base/root.ts';

function subjectOf(file: string): string {
  const folder = dirname(inRoot(file));
  const kind = kindOf(file);
  if (kind) return copiedNamed(kind, basename(folder)).title;
  return modules().find((module) => module.folder === folder)?.name ?? 'Demo';
}

/** The title of a demo: `Columns: responsive gap` for `columns/responsiveGap.demo.tsx`, and `Recipe: Login` for a recipe. */
export function titleOf(file: string): string {
  const subject = subjectOf(file);
  if (kindOf(file) === 'recipe') return `Recipe: ${subject}`;
  const words = basename(file, '.demo.tsx').replace(/[A-Z]/g, (letter) => ` ${letter}`);
  return `${subject}: ${words.replaceAll('-', ' ').toLowerCase()}`;
}
