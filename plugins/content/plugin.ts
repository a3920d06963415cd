import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoadedContent as Docs } from '@docusaurus/plugin-content-docs';
import type { LoadedContent as Pages } from '@docusaurus/plugin-content-pages';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { comparison } from './comparison/comparison.ts';
import { comparisonModule } from './comparison/module.ts';
import { checkPages } from './checkPages.ts';
import { checkDefaultExport } from './defaultExport.ts';
import { descriptionsOf } from './descriptions.ts';
import { stylesheet } from './highlight/theme.ts';
import { checkNavbarIds, checkNavbarItems, placeNavbarItems } from './navbarItems.ts';

/**
 * Docusaurus plugin: checks what authors write in the navbar and in pages, and brings what documents show besides their
 * text: the colors of code, the tables of benchmarks, and the descriptions in lists of documents. It comes first, so that
 * it gets the configuration before the theme does.
 */
export default function content(context: LoadContext): Plugin {
  const { generatedFilesDir, siteConfig, siteConfigPath, siteDir } = context;
  const configFile = basename(siteConfigPath);
  const items = (siteConfig.themeConfig as ThemeConfig).navbar?.items ?? [];
  checkNavbarItems(configFile, items);
  checkPages(siteDir);

  return {
    name: 'content',
    getPathsToWatch: () => ['benchmarks/results/*.json'],
    getClientModules() {
      const folder = join(generatedFilesDir, 'content');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'code.css'), stylesheet());
      writeFileSync(join(folder, 'url.css'), `:root { --site-url: '${siteConfig.url}'; }`);
      return ['code.css', 'url.css'].map((file) => join(folder, file));
    },
    async contentLoaded({ actions }) {
      await actions.createData('comparison.js', comparisonModule(comparison()));
    },
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as Docs;
      const pages = allContent['docusaurus-plugin-content-pages']?.default as Pages;
      checkNavbarIds(configFile, items, docs.loadedVersions);
      for (const page of pages) if (page.type === 'jsx') checkDefaultExport(siteDir, page.source);
      await actions.createData('descriptions.json', descriptionsOf(docs));
    },
  };
}

content.validateThemeConfig = placeNavbarItems;
