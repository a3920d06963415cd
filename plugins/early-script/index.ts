import { join } from 'node:path';
import { buildSync } from 'esbuild';
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Docusaurus plugin: bundles `src/early/` into a script in the head of every page. */
export default function earlyScript({ siteDir, siteConfig }: LoadContext): Plugin {
  const folder = join(siteDir, 'src/early');
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  return {
    name: 'early-script',
    getPathsToWatch: () => [`${folder}/*.ts`],
    injectHtmlTags() {
      const { outputFiles } = buildSync({
        entryPoints: [join(folder, 'index.ts')],
        bundle: true,
        minify: true,
        write: false,
        target: 'es2020',
        define: { ANNOUNCEMENT_ID: JSON.stringify(announcementBar?.id ?? null) },
      });
      const innerHTML = outputFiles.map(({ text }) => text.trim()).join('');
      return { headTags: [{ tagName: 'script', innerHTML }] };
    },
  };
}
