/** Something of Docusaurus, Rspack or React Router that they don't promise to keep. */
export interface PrivateThing {
  /** A name that is imported, a slot of the theme, a global, or text of a built page. */
  thing: string;
  /** Why nothing public does. */
  reason: string;
  /** The test that fails when the thing changes or goes. */
  check: string;
  /** The file below `node_modules` that has the text word for word, if one has. */
  from?: string;
}

const CLIENT = '@docusaurus/core/lib/client';
const COMMON = '@docusaurus/theme-common/lib';
const INTERNAL = '@docusaurus/theme-common/internal';

/** Everything private that the site stands on. Each entry is one that may break with a new version. */
export const PRIVATE_GROUND: readonly PrivateThing[] = [
  // The state of the theme, which it shares with nobody.
  {
    thing: `${INTERNAL} useAnnouncementBar`,
    reason: 'Only the theme knows whether the announcement was dismissed before.',
    check: 'tests/site/announcement.spec.ts',
  },
  {
    thing: `${INTERNAL} useBackToTopButton`,
    reason: 'It tells scrolling by the user from scrolling by the theme.',
    check: 'tests/site/long/backToTop.spec.ts',
  },
  {
    thing: `${INTERNAL} useHideableNavbar`,
    reason: 'It tells scrolling by the user from scrolling by the theme.',
    check: 'tests/site/navbar.spec.ts',
  },
  {
    thing: `${INTERNAL} useLocationChange`,
    reason: 'The sidebar closes once the next page is there, and not before.',
    check: 'tests/site/mobileSidebar.spec.ts',
  },
  {
    thing: `${INTERNAL} useNavbarMobileSidebar`,
    reason: 'The button and the sidebar share what is open.',
    check: 'tests/site/mobileSidebar.spec.ts',
  },
  {
    thing: `${INTERNAL} useNavbarSecondaryMenu`,
    reason: 'The part of the sidebar that is not shown must not take the focus.',
    check: 'tests/site/mobileSidebar.spec.ts',
  },
  {
    thing: `${INTERNAL} useScrollPositionBlocker`,
    reason: 'The navbar stays as it is when code above changes its height.',
    check: 'tests/site/demo.spec.ts',
  },
  // Slots that Docusaurus doesn't call safe.
  {
    thing: '@theme/AnnouncementBar',
    reason:
      'Dismissal reaches other tabs, keeps the focus, and links open without loading a document.',
    check: 'tests/site/announcement.spec.ts',
  },
  {
    thing: '@theme/DocSidebar/Mobile',
    reason: 'The original has a browser load the sorting rules of a language, for 40 ms or more.',
    check: 'tests/site/mobileSidebar.spec.ts',
  },
  {
    thing: '@theme/BackToTopButton',
    reason: 'It respects reduced motion, keeps the focus, and shows in forced colors.',
    check: 'tests/site/long/backToTop.spec.ts',
  },
  {
    thing: '@theme/Blog/Pages/BlogAuthorsListPage',
    reason:
      'The page needs a description, without which the build stops: no option of the blog sets one.',
    check: 'tests/site/routes.spec.ts',
  },
  {
    thing: '@theme/Blog/Pages/BlogAuthorsPostsPage',
    reason: 'Each page of an author needs its own title.',
    check: 'tests/site/routes.spec.ts',
  },
  {
    thing: '@theme/BlogArchivePage',
    reason: 'The page needs a description, enough contrast, and no skipped heading level.',
    check: 'tests/site/accessibility.spec.ts',
  },
  {
    thing: '@theme/BlogListPage',
    reason:
      'The list needs a heading, links to archive, tags and authors, and a title on each page.',
    check: 'tests/site/blog.spec.ts',
  },
  {
    thing: '@theme/BlogPostItems',
    reason:
      'A list of posts can be scanned: the original shows the beginning of each post in full.',
    check: 'tests/site/blog.spec.ts',
  },
  {
    thing: '@theme/BlogPostPage/StructuredData',
    reason:
      'What the build writes has the card of the post and when it last changed. Search engines would read of a second post.',
    check: 'tests/site/structuredData.spec.ts',
  },
  {
    thing: '@theme/BlogTagsListPage',
    reason: 'Its title would be the one of the component Tags.',
    check: 'tests/site/routes.spec.ts',
  },
  {
    thing: '@theme/DocBreadcrumbs/StructuredData',
    reason:
      'What the build writes begins at the home page, and pages outside of the docs have it too. Search engines would read of a second way to each document.',
    check: 'tests/site/structuredData.spec.ts',
  },
  {
    thing: '@theme/EditMetaRow',
    reason: 'The row below a page offers its Markdown.',
    check: 'tests/site/markdown.spec.ts',
  },
  {
    thing: '@theme/Error',
    reason: 'One crash screen, which is announced, can be reported, and goes with the next page.',
    check: 'tests/site/crash.spec.ts',
  },
  {
    thing: '@theme/ErrorPageContent',
    reason:
      'The layout shows it for nearly all crashes. The original is not announced, leads nowhere, and stays after a navigation.',
    check: 'tests/site/crash.spec.ts',
  },
  {
    thing: '@theme/Heading',
    reason: 'The link of a heading with markup is named after its text, and not after its id.',
    check: 'tests/site/heading.spec.ts',
  },
  {
    thing: '@theme/Loading',
    reason: 'Waiting and failure are announced, with enough contrast.',
    check: 'tests/site/states.loading.spec.ts',
  },
  {
    thing: '@theme/Navbar/Layout',
    reason: 'The navbar stays while it has the focus, and draws no second backdrop.',
    check: 'tests/site/navbar.spec.ts',
  },
  {
    thing: '@theme/Navbar/MobileSidebar/Layout',
    reason: 'The sidebar is a dialog: Escape closes it, and the focus stays in it.',
    check: 'tests/site/mobileSidebar.spec.ts',
  },
  {
    thing: '@theme/Navbar/MobileSidebar/Toggle',
    reason: 'The button says what it opens.',
    check: 'tests/site/mobileSidebar.spec.ts',
  },
  {
    thing: '@theme/NavbarItem',
    reason: 'Wherever an item fails to render, the error names its config.',
    check: 'tests/long/brokenSites.test.ts',
  },
  {
    thing: '@theme/NavbarItem/DropdownNavbarItem/Desktop',
    reason: 'Escape and the arrow keys work, and the announced state is true.',
    check: 'tests/site/dropdown.spec.ts',
  },
  {
    thing: '@theme/NavbarItem/DropdownNavbarItem/Mobile',
    reason: 'The button says what it expands.',
    check: 'tests/site/dropdown.spec.ts',
  },
  {
    thing: '@theme/NotFound/Content',
    reason: 'It has ways to go on.',
    check: 'tests/site/routes.spec.ts',
  },
  {
    thing: '@theme/TOC',
    reason: 'The table of contents is a landmark.',
    check: 'tests/site/accessibility.spec.ts',
  },
  {
    thing: '@theme/TOCItems',
    reason: 'No heading is marked, all of a sudden, before the page is scrolled.',
    check: 'tests/site/hydration.spec.ts',
  },
  // What the build makes of a page, which other steps of it read.
  {
    thing: 'data-rh',
    reason: 'The build removes by it what nobody reads in the head of a page.',
    check: 'plugins/pages/first-visit/firstVisit.test.ts',
    from: 'react-helmet-async/lib/index.js',
  },
  {
    thing: 'runtime~main',
    reason: 'The script that starts a page is held back, and comes last.',
    check: 'tests/site/long/heldBackScripts.spec.ts',
  },
  {
    thing: "'markdown'",
    reason: 'The Markdown of documents and posts has neither breadcrumbs nor links to other pages.',
    check: 'plugins/pages/markdown/convert.test.ts',
    from: '@docusaurus/theme-classic/lib/theme/DocItem/Content/index.js',
  },
  {
    thing: '/styles',
    reason:
      'The stylesheet that all pages share is split: each page has what it needs to be painted.',
    check: 'plugins/pages/first-visit/firstVisit.test.ts',
  },
  {
    thing: 'theme-admonition',
    reason: 'In Markdown, an admonition is a quote.',
    check: 'tests/site/markdown.spec.ts',
    from: `${COMMON}/utils/ThemeClassNames.js`,
  },
  {
    thing: 'theme-tabs-container',
    reason: 'In Markdown, tabs are below each other.',
    check: 'tests/site/markdown.spec.ts',
    from: `${COMMON}/utils/ThemeClassNames.js`,
  },
  // What the script in the head finds before React has started, and what it leaves for the theme.
  {
    thing: "'theme'",
    reason:
      'A stored color mode that does not exist would be kept, and pages of demos follow the stored one.',
    check: 'tests/site/colorMode.spec.ts',
    from: `${COMMON}/contexts/colorMode.js`,
  },
  {
    thing: '__docusaurus',
    reason:
      'The stylesheets of demos are before all content, and in the head so that the shared one comes last.',
    check: 'plugins/pages/first-visit/firstVisit.test.ts',
    from: `${CLIENT}/clientEntry.js`,
  },
  {
    thing: '__docusaurus-base-url-issue-banner-container',
    reason: 'The banner about a wrong base URL is hidden by styles that are not there yet.',
    check: 'tests/site/errors.spec.ts',
    from: `${CLIENT}/BaseUrlIssueBanner/index.js`,
  },
  {
    thing: 'data-has-hydrated',
    reason:
      'The notice that a page did not load goes once it has, and links are loaded ahead from then on.',
    check: 'tests/site/firstUse.spec.ts',
    from: `${CLIENT}/hasHydratedDataAttribute.js`,
  },
  {
    thing: 'docusaurus.announcement.dismiss',
    reason: 'Dismissal reaches other tabs, and a new announcement is shown on the first load.',
    check: 'tests/site/announcement.spec.ts',
    from: `${COMMON}/contexts/announcementBar.js`,
  },
  {
    thing: 'docusaurus.announcement.id',
    reason: 'A new announcement is shown on the first load, and not on the second.',
    check: 'tests/site/announcement.spec.ts',
    from: `${COMMON}/contexts/announcementBar.js`,
  },
  {
    thing: 'docusaurus.tab.',
    reason: 'Pages on which the user has selected a tab before start at once.',
    check: 'tests/site/packageManagers.spec.ts',
    from: `${COMMON}/utils/tabsUtils.js`,
  },
  {
    thing: 'insertBanner',
    reason: 'Scripts wait, so the banner about a wrong base URL would always be inserted.',
    check: 'tests/site/errors.spec.ts',
    from: `${CLIENT}/BaseUrlIssueBanner/index.js`,
  },
  {
    thing: 'theme-doc-sidebar-container',
    reason: 'The sidebar shows the page that is open before React has started.',
    check: 'tests/site/long/activeItem.spec.ts',
    from: `${COMMON}/utils/ThemeClassNames.js`,
  },
  // What runs in the browser beside the theme.
  {
    thing: 'navbar__brand',
    reason: 'The focus goes there when the announcement that had it is closed.',
    check: 'tests/site/announcement.spec.ts',
    from: '@docusaurus/theme-classic/lib/theme/Navbar/Logo/index.js',
  },
  {
    thing: 'nprogress',
    reason: 'The loading bar has a role that does not exist, and Docusaurus offers no other.',
    check: 'tests/site/accessibility.spec.ts',
  },
  {
    thing: 'react-loadable',
    reason: 'The type of what Docusaurus hands to its slot Loading.',
    check: 'tests/site/states.loading.spec.ts',
  },
  {
    thing: 'window.docusaurus',
    reason:
      'Links that React did not make, and links with the focus, are loaded ahead too, and many visible links do not block the page.',
    check: 'tests/site/announcement.spec.ts',
    from: `${CLIENT}/clientEntry.js`,
  },
  // What the bundler is told about modules of Docusaurus.
  {
    thing: 'docusaurus-plugin-content-docs/default/p',
    reason: 'The titles and descriptions of all documents would be on each page.',
    check: 'plugins/bundler/plugin.test.ts',
  },
  {
    thing: 'docusaurus-entry$',
    reason: 'React DOM and Docusaurus start in separate tasks. In one, they blocked slow devices.',
    check: 'tests/site/hydration.spec.ts',
  },
  {
    thing: '@generated/routes',
    reason: 'The routes of all pages start in a third task, for the same reason.',
    check: 'tests/site/hydration.spec.ts',
    from: `${CLIENT}/preload.js`,
  },
  {
    thing: 'prism-react-renderer$',
    reason:
      'Code is highlighted by the build, and the highlighter of the theme would be on each page.',
    check: 'tests/site/budgets.spec.ts',
  },
  {
    thing: 'resolveWeak',
    reason: 'The names of all pages in the registry would be loaded by each page.',
    check: 'tests/site/budgets.spec.ts',
    from: '@docusaurus/core/lib/server/codegen/codegenRoutes.js',
  },
  {
    thing: 'tslib$',
    reason: 'One function of it is used, and the others would be on each page.',
    check: 'tests/site/budgets.spec.ts',
  },
];
