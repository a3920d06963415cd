/** The pages of each group in the API reference, by section 2 of the specification. */
const API_PAGES = {
  columns: ['columns', 'column'],
  components: [
    ...['breadcrumb', 'card', 'dropdown', 'menu', 'message'],
    ...['modal', 'navbar', 'pagination', 'panel', 'tabs'],
  ],
  elements: [
    ...['block', 'box', 'button', 'buttons', 'content', 'delete', 'icon', 'icontext', 'image'],
    ...['notification', 'progress', 'subtitle', 'table', 'tag', 'tags', 'title'],
  ],
  form: [
    ...['checkbox', 'checkboxes', 'control', 'field', 'file'],
    ...['input', 'radio', 'radios', 'select', 'textarea'],
  ],
  grid: ['grid', 'cell'],
  helpers: ['classnames', 'usebulmaclasses'],
  layout: ['container', 'footer', 'hero', 'level', 'media', 'section'],
};

const POSTS = [
  'welcome',
  'github-actions',
  'configure-component-library',
  'storybook-added-to-lib-project',
  'npm-publish',
  'changesets-added',
  'changeset-action',
  'changeset-action-signed-pr',
  'block-box-content-button',
  'bulma-hook-helper',
  'delete-icon-image-notification-progress',
  'typedoc-generated-docs',
  'first-full-release',
  'build-an-app',
];

const TUTORIAL = [
  ...['congratulations', 'create-a-blog-post', 'create-a-document', 'create-a-page'],
  ...['deploy-your-site', 'markdown-features'],
].map((page) => `/docs/tutorial-basics/${page}`);

const EXTRAS = ['manage-docs-versions', 'translate-your-site'].map(
  (page) => `/docs/tutorial-extras/${page}`,
);

export const postRoutes = POSTS.map((slug) => `/blog/${slug}`);

export const apiRoutes = Object.entries(API_PAGES).flatMap(([group, pages]) =>
  pages.map((page) => `/docs/api/${group}/${page}`),
);

export const categoryRoutes = Object.keys(API_PAGES).map((group) => `/docs/category/${group}`);

/** Every route that the specification spells out. */
export const specRoutes = [
  '/',
  '/markdown-page',
  ...['/blog', '/blog/page/2', '/blog/archive', '/blog/authors', '/blog/tags'],
  ...['/blog/authors/maintainers', '/blog/authors/maintainers/page/2'],
  ...postRoutes,
  ...['/docs/intro', '/docs/components/intro', '/docs/guides/intro'],
  ...[...TUTORIAL, ...EXTRAS],
  ...apiRoutes,
  ...categoryRoutes,
];
