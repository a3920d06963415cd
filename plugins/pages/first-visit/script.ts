import { buildSync } from 'esbuild';
import type { ThemeConfig } from '@docusaurus/theme-common';
import { fromRoot } from '../../base/root.ts';

/** The script in the head of every page, made of `src/first-visit/`. */
export function headScript({ announcementBar }: Pick<ThemeConfig, 'announcementBar'>) {
  const { outputFiles } = buildSync({
    entryPoints: [fromRoot('src/first-visit/index.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
    define: { ANNOUNCEMENT_ID: JSON.stringify(announcementBar?.id ?? null) },
  });
  const innerHTML = outputFiles.map(({ text }) => text.trim()).join('');
  return { tagName: 'script', innerHTML };
}
