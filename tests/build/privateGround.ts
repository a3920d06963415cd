/** Something of Docusaurus, Rspack or React Router that they don't promise to keep. */
export interface PrivateThing {
  /** A name that is imported, a slot of the theme, a global, or text of a built page. */
  thing: string;
  /** Why nothing public does. */
  reason: string;
  /** The test that fails when the thing changes or goes. */
  check: string;
}

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
    reason: 'The page needs a description.',
    check: 'tests/site/routes.spec.ts',
  },
  {
    thing: '@theme/Blog/Pages/BlogAuthorsPostsPage',
    reason: 'Each page of an author needs a title of its own.',
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
    reason: 'The build writes the structured data of all pages.',
    check: 'tests/site/structuredData.spec.ts',
  },
  {
    thing: '@theme/BlogTagsListPage',
    reason: 'Its title would be the one of the component Tags.',
    check: 'tests/site/routes.spec.ts',
  },
  {
    thing: '@theme/DocBreadcrumbs/StructuredData',
    reason: 'The build writes the structured data of all pages.',
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
    reason: 'One crash screen instead of two that differ.',
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
    reason: 'The build finds by it what a page says of itself in its head.',
    check: 'tests/site/structuredData.spec.ts',
  },
  {
    thing: 'runtime~main',
    reason: 'The script that starts a page is held back, and comes last.',
    check: 'tests/site/long/heldBackScripts.spec.ts',
  },
  // What runs in the browser beside the theme.
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
  },
  // What the bundler is told about modules of Docusaurus.
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
  },
  {
    thing: 'tslib$',
    reason: 'One function of it is used, and the others would be on each page.',
    check: 'tests/site/budgets.spec.ts',
  },
];
