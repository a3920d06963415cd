import type { Config } from '@docusaurus/types';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import docusaurus from '@docusaurus/core/package.json' with { type: 'json' };
import npm2yarn from '@docusaurus/remark-plugin-npm2yarn';
import './plugins/base/react.ts';
import { deployment } from './plugins/base/deployment.ts';
import bundler from './plugins/bundler/plugin.ts';
import { feedItems } from './plugins/content/feedItems.ts';
import fences from './plugins/content/fences/fences.ts';
import { parseFrontMatter } from './plugins/content/frontMatter.ts';
import highlightFences from './plugins/content/highlight/fences.ts';
import { history } from './plugins/content/history.ts';
import migrationTables from './plugins/content/migrationTables.ts';
import { newestFirst } from './plugins/content/newestFirst.ts';
import content from './plugins/content/plugin.ts';
import titleBlock from './plugins/content/titleBlock.ts';
import demoImports from './plugins/demos/imports.ts';
import pieceTags from './plugins/demos/pieceTags.ts';
import demos from './plugins/demos/plugin.ts';
import { isOld, siteVersions } from './plugins/library/releases/versions.ts';
import { installed, isReleased } from './plugins/package/install.ts';
import servePackage from './plugins/package/plugin.ts';
import pages from './plugins/pages/plugin.ts';
import reference from './plugins/reference/plugin.ts';
import library from './library/package.json' with { type: 'json' };

const { baseUrl, packageUrl, repositoryUrl, siteUrl } = deployment;
const editUrl = `${repositoryUrl}/edit/main/`;
const { version } = library;
const versions = siteVersions();

export default {
  title: 'Bulmatic',
  tagline: 'Application Framework',
  titleDelimiter: '|',
  favicon: 'img/logo.svg',
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    parseFrontMatter,
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  future: {
    // The flags of v4 one by one: `v4: true` would rename the keys in local storage that the specification fixes.
    v4: {
      // Version 4 has no such attribute, and doesn't know this flag.
      ...(docusaurus.version.startsWith('3.') && { removeLegacyPostBuildHeadAttribute: true }),
      useCssCascadeLayers: true,
      siteStorageNamespacing: false,
      fasterByDefault: true,
      mdx1CompatDisabledByDefault: true,
    },
    faster: true,
    experimental_vcs: history,
  },
  clientModules: [
    'builtAddress',
    'keepActiveItem',
    'focusPage',
    'keepPage',
    'mendHash',
    'prefetchWhenIdle',
    'preloadOnFocus',
    'progressBar',
    'sidebarEntry',
  ].map((name) => `./src/navigation/${name}.ts`),
  plugins: [content, reference, demos, bundler, pages, servePackage],
  presets: [
    [
      'classic',
      {
        docs: {
          editUrl,
          beforeDefaultRemarkPlugins: [demoImports, fences, titleBlock, migrationTables, pieceTags],
          remarkPlugins: [[npm2yarn, { sync: true, converters: ['pnpm', 'yarn', 'bun'] }]],
          rehypePlugins: [highlightFences],
          sidebarPath: './sidebars.ts',
          lastVersion: 'current',
          versions: { current: { label: 'Next' } },
        },
        blog: {
          editUrl,
          beforeDefaultRemarkPlugins: [demoImports, fences],
          rehypePlugins: [highlightFences],
          blogTitle: 'Blog',
          blogDescription:
            'Release notes for Bulmatic, and how the library and its website are built.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          processBlogPosts: ({ blogPosts }) => Promise.resolve(newestFirst(blogPosts)),
          postsPerPage: 10,
          showReadingTime: true,
          feedOptions: {
            type: 'all',
            title: 'Bulmatic blog',
            copyright: 'CC BY-NC-SA 4.0',
            createFeedItems: feedItems,
          },
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
        },
        pages: {
          beforeDefaultRemarkPlugins: [demoImports, fences],
          rehypePlugins: [highlightFences],
        },
        // Search engines read no more of it than addresses and dates.
        sitemap: isOld ? false : { lastmod: 'date', changefreq: null, priority: null },
        theme: {
          customCss: ['theme', 'frame', 'sidebar', 'text', 'reference', 'preferences'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
      } satisfies Options,
    ],
  ],
  customFields: { repositoryUrl, installed, versions },
  themeConfig: {
    // Docusaurus would forget a version that is another build.
    docs: { versionPersistence: versions.all.length > 1 ? 'none' : 'localStorage' },
    // An old version says that it is one.
    ...(!isOld && {
      announcementBar: {
        id: `version-${version}`,
        content: isReleased(version)
          ? `These pages describe Bulmatic ${version}. <a href="${baseUrl}blog">The blog</a> lists what is new.`
          : `Bulmatic isn’t on npm yet. <a href="${baseUrl}docs/intro#vite">Install it from this site</a>.`,
      },
    }),
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    // Code is highlighted by plugins/content/highlight; without a word, the theme would send colors that nothing uses.
    prism: { theme: { plain: {}, styles: [] } },
    navbar: {
      title: 'Bulmatic',
      hideOnScroll: true,
      logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
      items: [
        { type: 'docSidebar', sidebarId: 'guideSidebar', label: 'Getting Started' },
        { type: 'docSidebar', sidebarId: 'apiSidebar', label: 'APIs' },
        { to: '/blog', label: 'Blog' },
        ...(versions.all.length > 1 ? [{ type: 'custom-versions' }] : []),
        { href: repositoryUrl, label: 'GitHub' },
      ],
    },
    footer: {
      logo: { alt: 'Bulmatic', src: 'img/logo.svg', href: '/', width: 40, height: 40 },
      links: [
        {
          title: 'Docs',
          items: [
            { label: 'Getting Started', to: '/docs/intro' },
            { label: 'Components', to: '/docs/components/intro' },
            { label: 'Guides', to: '/docs/guides/intro' },
            { label: 'APIs', to: '/docs/category/elements' },
          ],
        },
        {
          title: 'Community',
          items: [
            {
              label: 'Bulma on Stack Overflow',
              href: 'https://stackoverflow.com/questions/tagged/bulma',
            },
            { label: 'Reactiflux on Discord', href: 'https://discord.gg/reactiflux' },
            { label: '@jgthms on X', href: 'https://x.com/jgthms' },
          ],
        },
        {
          title: 'More',
          items: [
            { label: 'Blog', to: '/blog' },
            { label: 'GitHub', href: repositoryUrl },
            { label: 'npm', href: packageUrl },
          ],
        },
      ],
      copyright: [
        'Copyright © 2025 the Bulmatic maintainers.',
        `Source code: <a href="${repositoryUrl}/blob/main/LICENSE">MIT</a>.`,
        'Content: <a href="https://creativecommons.org/licenses/by-nc-sa/4.0/">CC BY-NC-SA 4.0</a>.',
        `<a href="${baseUrl}accessibility">Accessibility</a>.`,
      ].join(' '),
    },
  } satisfies ThemeConfig,
} satisfies Config;
