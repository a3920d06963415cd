import { basename } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkNavbarIds, checkNavbarItems, placeNavbarItems } from './items.ts';

/**
 * Docusaurus plugin: puts the items of the navbar on the right, and stops the build if an item is wrong, with the file
 * and the entry. Docusaurus would only name a route, or print the whole configuration. The plugin comes first, so it
 * gets the configuration before the theme does.
 */
export default function navbar({ siteConfig, siteConfigPath }: LoadContext): Plugin {
  const configFile = basename(siteConfigPath);
  const items = (siteConfig.themeConfig as ThemeConfig).navbar?.items ?? [];
  checkNavbarItems(configFile, items);

  return {
    name: 'navbar',
    allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      checkNavbarIds(configFile, items, docs.loadedVersions);
    },
  };
}

navbar.validateThemeConfig = placeNavbarItems;
