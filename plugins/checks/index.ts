import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LoadedContent as PagesContent } from '@docusaurus/plugin-content-pages';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkNavbarIds, checkNavbarItems, placeNavbarItems } from './navbar.ts';

/**
 * Docusaurus plugin: stops the build, naming file and entry, where Docusaurus would only name a route, or print the
 * whole configuration. It comes first, so that it sees the configuration before the theme does.
 */
export default function checks({ siteDir, siteConfig, siteConfigPath }: LoadContext): Plugin {
  const configFile = basename(siteConfigPath);
  const items = (siteConfig.themeConfig as ThemeConfig).navbar?.items ?? [];
  checkNavbarItems(configFile, items);

  return {
    name: 'checks',
    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as DocsContent;
      checkNavbarIds(configFile, items, docs.loadedVersions);

      const pages = allContent['docusaurus-plugin-content-pages']?.default as PagesContent;
      for (const page of pages) {
        if (page.type === 'jsx') checkDefaultExport(siteDir, page.source);
      }
    },
  };
}

checks.validateThemeConfig = placeNavbarItems;

function checkDefaultExport(siteDir: string, source: string) {
  const file = source.replace('@site/', '');
  if (/\bexport\s+default\b|\bas\s+default\b/.test(readFileSync(join(siteDir, file), 'utf8')))
    return;
  throw new Error(`${file}: the page has no default export; export its component as default.`);
}
