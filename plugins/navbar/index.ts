import { basename } from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { ThemeConfig } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkNavbarIds, checkNavbarItems, placeNavbarItems } from './items.ts';

/**
 * Docusaurus plugin: puts the items of the navbar on the right, and stops the build, naming file and entry, where an
 * item is wrong; Docusaurus would only name a route, or print the whole configuration. It comes first, so that it sees
 * the configuration before the theme does.
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
