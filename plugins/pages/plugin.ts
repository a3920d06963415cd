import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { load } from '../base/library.ts';
import { servePackages } from '../package/serve.ts';
import { writeSearch } from '../search/search.ts';
import { lightenPages } from './first-visit/firstVisit.ts';
import { headScript } from './first-visit/script.ts';
import { addHeads } from './head/head.ts';
import { writeList } from './list.ts';
import { writeMarkdown } from './markdown/markdown.ts';
import { writePackageDocs } from './markdown/packageDocs.ts';
import type { Step } from './page.ts';
import { readPages } from './read.ts';
import { protectPages } from './security/security.ts';
import { writeSkills } from './skills/skills.ts';

/** What becomes of the built pages, in this order. */
const STEPS: readonly Step[] = [
  writeSearch,
  writeList,
  writeMarkdown,
  writeSkills,
  writePackageDocs,
  servePackages,
  lightenPages,
  addHeads,
  // The policy of a page depends on all of its content.
  protectPages,
];

/**
 * Docusaurus plugin: finishes the pages of a build. It is a single plugin, because Docusaurus runs this step of all
 * plugins in parallel.
 */
export default function pages({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: 'pages',
    getPathsToWatch: () => [join(siteDir, 'src/first-visit/*.ts')],
    loadContent() {
      if (process.env.NODE_ENV !== 'production') return;
      const { pictures, requirePictures } = load<typeof import('./cards/pictures.ts')>(
        'plugins/pages/cards/pictures.ts',
      );
      requirePictures(pictures().values());
    },
    injectHtmlTags: () => ({ headTags: [headScript(siteConfig.themeConfig)] }),
    async postBuild(site) {
      const all = await readPages(site);
      for (const step of STEPS) await step(all, site);
      for (const { file, html } of all) await writeFile(join(site.outDir, file), html);
    },
  };
}
