import type { LoadedContent } from '@docusaurus/plugin-content-pages';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkDefaultExport } from './defaultExport.ts';

/** Docusaurus plugin: stops the build at a page without a default export, and names the file, not just the route. */
export default function pages({ siteDir }: LoadContext): Plugin {
  return {
    name: 'pages',
    allContentLoaded({ allContent }) {
      const content = allContent['docusaurus-plugin-content-pages']?.default as LoadedContent;
      for (const page of content) {
        if (page.type === 'jsx') checkDefaultExport(siteDir, page.source);
      }
    },
  };
}
