import { AFTER_RANKING } from './queries/afterRanking.ts';
import { BEFORE_RANKING } from './queries/beforeRanking.ts';

/**
 * Questions as people type them, and the pages that answer them: the measure of the search. They
 * were written before its ranking, from titles of issues about Bulma and its React libraries, from
 * Bulma's class names, and from the tables of the migration guides.
 */

export type Kind =
  | 'name'
  | 'section'
  | 'prop'
  | 'class'
  | 'variable'
  | 'synonym'
  | 'peer'
  | 'css'
  | 'typo'
  | 'spelling'
  | 'unicode'
  | 'stem'
  | 'question'
  | 'guide'
  | 'recipe'
  | 'post';

/** A question as people type it, and the pages that answer it. */
export interface Query {
  query: string;
  /**
   * Routes that may be first, the best one first; with a `#hash` where a section is the answer.
   * Another result on the same page counts as well.
   */
  pages: readonly string[];
  kind: Kind;
}

/** Where the components and functions are, to write `modal` and `api/modal` for their two pages. */
const GROUPS: Readonly<Record<string, string>> = {
  columns: 'column columns',
  components: 'breadcrumb card dropdown menu message modal navbar pagination panel tabs',
  elements:
    'block box button buttons content delete icon icontext image notification progress subtitle table tag tags title',
  form: 'checkbox checkboxes control field file input radio radios select textarea',
  grid: 'cell grid',
  helpers: 'bulmaticlabels classnames usebulmaclasses usecolormode',
  layout: 'container footer hero level media section',
};

/**
 * What is typed, and its routes with a space between them, without `/docs/` at their start. Those of
 * a component are its name for Usage, and `api/` before its name for the API.
 */
export type Table = Readonly<Partial<Record<Kind, Readonly<Record<string, string>>>>>;

const TABLE: Table = {
  // Components, parts and functions by their names, also while they are being typed.
  name: {
    modal: 'modal api/modal',
    Navbar: 'navbar api/navbar',
    dropd: 'dropdown api/dropdown',
    tabs: 'tabs api/tabs',
    pagi: 'pagination api/pagination',
    breadc: 'breadcrumb api/breadcrumb',
    card: 'card api/card',
    panel: 'panel api/panel',
    menu: 'menu api/menu',
    message: 'message api/message',
    button: 'button api/button',
    buttons: 'buttons api/buttons',
    tag: 'tag api/tag',
    'table component': 'table api/table',
    notif: 'notification api/notification',
    delete: 'delete api/delete',
    icon: 'icon api/icon',
    'icon text': 'icontext api/icontext',
    content: 'content api/content',
    INPUT: 'input api/input',
    'text area': 'textarea api/textarea',
    select: 'select api/select',
    file: 'file api/file',
    field: 'field api/field',
    columns: 'columns api/columns',
    grid: 'grid api/grid',
    hero: 'hero api/hero',
    level: 'level api/level',
    media: 'media api/media',
    section: 'section api/section',
    'Modal.Card': 'api/modal#modalcard modal#card-and-form',
    NavbarBurger: 'api/navbar#navbarburger navbar#menu',
    'Dropdown.Divider': 'api/dropdown#dropdowndivider dropdown#parts',
    'Tabs.Panel': 'api/tabs#tabspanel tabs#panels',
    'card footer item': 'api/card#cardfooteritem card#footer',
    'Field.Help': 'api/field#fieldhelp field#help-texts',
    'Image.Ratio': 'api/image#imageratio image#iframes-videos-and-maps',
    'Grid.Fixed': 'api/grid#fixedgrid grid#fixed-number-of-columns',
    SkeletonLines: 'api/block#blockskeletonlines block#skeleton-loading',
    useColorMode: 'api/usecolormode guides/dark-mode#switch',
    useBulmaClasses: 'api/usebulmaclasses',
    BulmaticLabels: 'api/bulmaticlabels',
  },

  // Behaviors and variants, in other words than the headings.
  section: {
    'close modal with escape': 'modal#closing',
    "modal don't close on outside click": 'modal#closing',
    'form inside modal': 'modal#card-and-form',
    'autofocus first field in modal': 'modal#the-first-focus',
    'modal createPortal': 'modal#portal api/modal',
    'icon in input': 'input#with-an-icon control#icons icon#input guides/icons#in-inputs',
    'icon only button': 'button#with-an-icon icon#in-a-button guides/icons#in-buttons-and-tags',
    'responsive columns': 'columns#breakpoints column#responsive-columns',
    'columns side by side on phone': 'columns#breakpoints',
    'wrap columns': 'columns#multiple-rows',
    'remove space between columns': 'columns#gap',
    'columns inside columns': 'columns#nested-columns',
    'navbar sticky top': 'navbar#fixed',
    'search box in navbar': 'navbar#room',
    'navbar submenu': 'navbar#dropdowns navbar#hoverable',
    'dropdown on mouse over': 'dropdown#hover navbar#hoverable',
    'dropdown open upwards': 'dropdown#place',
    'dropdown keyboard arrows': 'dropdown#keyboard guides/accessibility#keyboard',
    'choose more than one option in select': 'select#multiple checkboxes',
    'show chosen file name': 'file#file-names',
    'zebra table': 'table#full-width api/table',
    'table scroll horizontally': 'table#wide-tables',
    'highlight table row': 'table#selected-rows table#colors',
    'button loading': 'button#loading api/button',
    'block button full width': 'button#full-width api/button',
    'link styled as button': 'button#as-a-link guides/router-links',
    'circle image': 'image#rounded',
    'youtube embed 16:9': 'image#iframes-videos-and-maps',
    'image object-fit cover': 'image#cropping',
    'progress bar unknown duration': 'progress#indeterminate',
    'select all checkbox': 'checkbox#indeterminate guides/data-tables#select recipes/data-table',
    'tag with remove button': 'tag#closing tags#attached',
    'switch content with tabs': 'tabs#panels',
    'nested menu items': 'menu#submenus',
    'page numbers with dots': 'pagination#a-long-list',
    'full screen hero': 'hero#sizes-and-full-height',
    'label left of input': 'field#horizontal-fields',
    'input with button attached': 'field#attached-controls',
    'character count textarea': 'textarea#controlled',
    'radio buttons below each other': 'radios#vertical-radio-buttons',
    'cell spanning two columns': 'cell#span-columns-or-rows',
    'render html string from cms': 'content#html',
  },

  // Props, with the component or alone.
  prop: {
    'button rounded': 'button api/button',
    'button size large': 'api/button button#sizes',
    'button static': 'api/button button#as-a-link',
    'input readonly': 'input#disabled-and-read-only api/input',
    'input color danger': 'input#colors api/input',
    'select fullwidth': 'select#full-width-and-rounded api/select',
    onValueChange: 'api/select select#controlled',
    htmlSize: 'api/input api/select guides/props#names input#width',
    'columns multiline': 'columns#multiple-rows api/columns',
    'column narrow': 'column#narrow-column api/column',
    'column offset 4': 'column#offset api/column',
    colMin: 'api/grid grid#minimum-column-width',
    rowSpan: 'api/cell cell#span-columns-or-rows',
    'navbar transparent': 'navbar#colors api/navbar',
    'navbar fixed bottom': 'navbar#fixed api/navbar',
    dropdownUp: 'api/navbar navbar#fixed',
    closeOnEscape:
      'api/modal api/dropdown api/navbar modal#closing dropdown#closing navbar#closing',
    'onOpenChange reason':
      'api/modal#onopenchange api/dropdown api/navbar modal#closing dropdown#state navbar#closing',
    initialFocus: 'api/modal modal#the-first-focus',
    finalFocus:
      'api/message api/notification message#closing notification#close-button guides/accessibility#focus',
    hrefOf: 'api/pagination pagination#a-long-list',
    'pagination total current': 'pagination#a-long-list api/pagination',
    toggleRounded: 'api/tabs tabs#styles',
    'breadcrumb separator': 'breadcrumb#separators api/breadcrumb',
    iconsLeft: 'api/control control#icons',
    groupedMultiline: 'api/field field#grouped-controls',
    fixedSize: 'api/textarea textarea#height',
    'file hasName': 'file#file-names api/file',
    'image ratio': 'image#aspect-ratio api/image',
    'container max': 'container#widths api/container',
    'table bordered': 'table#borders-row-headers-and-totals api/table',
    'progress max': 'progress#value-and-maximum api/progress',
    'tag light': 'tag#light-colors api/tag',
    'radios legend': 'radios api/radios',
    'as prop': 'guides/props#as guides/typescript#as guides/router-links#as',
    textAlign: 'guides/helper-props#typography api/usebulmaclasses#typographyprops',
    backgroundColor: 'guides/helper-props#color api/usebulmaclasses#colorprops',
    justifyContent: 'guides/helper-props#flexbox api/usebulmaclasses#flexboxprops',
    srOnly: 'guides/helper-props#visibility api/usebulmaclasses#visibilityprops',
  },

  // Bulma's classes, as they stand in old markup.
  class: {
    'is-rounded':
      'guides/bulma-classes api/button api/tag api/image api/input api/select api/pagination button tag image input select',
    'is-outlined': 'api/button button#styles guides/bulma-classes',
    'is-loading':
      'api/button api/control api/select button#loading control#loading select#loading guides/bulma-classes',
    'is-half': 'api/column column guides/bulma-classes',
    'is-one-third-tablet': 'api/column column guides/bulma-classes',
    'is-offset-3': 'api/column column#offset guides/bulma-classes',
    'columns is-mobile': 'api/columns columns#breakpoints guides/bulma-classes',
    'is-gapless': 'api/columns columns#gap guides/bulma-classes guides/helper-props#spacing',
    'is-col-span-2': 'api/cell cell guides/bulma-classes',
    'has-3-cols': 'api/grid grid guides/bulma-classes',
    'is-16by9': 'api/image image#aspect-ratio guides/bulma-classes',
    'is-128x128': 'api/image image#fixed-size guides/bulma-classes',
    'is-striped': 'api/table table guides/bulma-classes',
    'table-container': 'api/table#tablecontainer table#wide-tables guides/bulma-classes',
    'has-addons':
      'api/field api/buttons api/tags field#attached-controls buttons#attached tags#attached guides/bulma-classes',
    'is-grouped': 'api/field field#grouped-controls guides/bulma-classes',
    '.has-icons-left': 'api/control control#icons guides/bulma-classes',
    'has-fixed-size': 'api/textarea textarea#height guides/bulma-classes guides/props',
    'is-fixed-top': 'api/navbar navbar#fixed guides/bulma-classes',
    'has-navbar-fixed-top':
      'navbar#fixed api/navbar guides/bulma-classes#classes-without-a-prop guides/server-rendering#without-javascript',
    'navbar-burger': 'api/navbar#navbarburger navbar#menu guides/bulma-classes',
    'modal-card-foot': 'api/modal#modalcardfoot modal#card-and-form guides/bulma-classes',
    'is-fullheight-with-navbar': 'api/hero hero#sizes-and-full-height guides/bulma-classes',
    'mt-4': 'guides/helper-props#spacing guides/bulma-classes#helper-classes api/usebulmaclasses',
    'px-3': 'guides/helper-props#spacing guides/bulma-classes#helper-classes api/usebulmaclasses',
    'has-text-centered':
      'guides/helper-props#typography guides/bulma-classes#helper-classes api/usebulmaclasses',
    'has-text-weight-bold':
      'guides/helper-props#typography guides/bulma-classes#helper-classes api/usebulmaclasses',
    'is-hidden-mobile':
      'guides/helper-props#visibility guides/bulma-classes#helper-classes api/usebulmaclasses',
    'is-pulled-right':
      'guides/helper-props#other guides/bulma-classes#helper-classes api/usebulmaclasses',
  },

  // CSS variables: of the theme, of a component, and without the dashes.
  variable: {
    '--bulma-primary': 'guides/theming#brand',
    '--bulma-primary-h': 'guides/theming#brand',
    '--bulma-radius': 'guides/theming#fonts intro#colors',
    '--bulma-family-primary': 'guides/theming#fonts intro#colors',
    '--bulma-column-gap':
      'api/columns#css-variables api/column#css-variables guides/theming#in-one-place',
    '--bulma-navbar-height': 'api/navbar#css-variables guides/theming#in-one-place',
    '--bulma-card-shadow': 'api/card#css-variables',
    '--bulma-modal-background-background-color': 'api/modal#css-variables',
    '--bulma-block-spacing': 'block#custom-spacing api/block',
    '--bulma-table-striped-row-even-background-color': 'api/table#css-variables',
    'bulma-hero-body-padding': 'api/hero#css-variables',
  },

  // The words of other systems, and of people who know none.
  synonym: {
    dialog: 'modal pieces/confirm-dialog',
    popup: 'modal',
    lightbox: 'recipes/image-gallery modal',
    badge: 'tag',
    chip: 'tag pieces/tag-input',
    toast: 'pieces/toaster notification',
    alert: 'notification message',
    callout: 'message',
    hamburger: 'navbar#menu',
    spinner: 'button#loading control#loading select#loading',
    avatar: 'image#fixed-size image#rounded',
    collapse: 'pieces/accordion guides/choosing-a-component#accordion',
    'sticky footer': 'guides/layout#a-whole-page footer',
    center: 'columns#centering guides/helper-props#typography container',
    sidebar: 'menu#place recipes/app-shell',
    drawer: 'pieces/drawer recipes/app-shell navbar#menu',
    stepper: 'pieces/steps recipes/wizard',
    typeahead: 'pieces/combobox guides/choosing-a-component#autocomplete',
    banner: 'hero',
    'container with shadow': 'box',
    'shimmer placeholder':
      'pieces/page-skeleton block#skeleton-loading image#skeleton guides/helper-props#visibility',
    dropzone: 'pieces/file-drop',
    datepicker:
      'pieces/date-picker guides/choosing-a-component#missing guides/faq#missing input#types',
    tooltip: 'pieces/tooltip guides/choosing-a-component#missing guides/faq#missing',
    'range slider': 'pieces/slider guides/choosing-a-component#missing',
    heading: 'title',
    'x button': 'delete',
    margin: 'guides/helper-props#spacing',
    'font size': 'guides/helper-props#typography guides/theming#fonts title#responsive-font-size',
    'hide on mobile': 'guides/helper-props#visibility',
    'night mode': 'guides/dark-mode guides/theming#dark-mode intro#dark-mode',
    i18n: 'api/bulmaticlabels guides/faq#translate tutorial-extras/translate-your-site',
    a11y: 'guides/accessibility /accessibility',
    ssr: 'guides/server-rendering',
    fontawesome: 'guides/icons#an-icon-font icon#svg-or-icon-font',
  },

  // Names in react-bulma-components, bestax-bulma, Bootstrap and MUI.
  peer: {
    renderAs: 'guides/from-react-bulma-components#props-of-all-components guides/props#as',
    domRef: 'guides/from-react-bulma-components#props-of-all-components guides/props#other-props',
    Tile: 'guides/from-react-bulma-components#what-has-no-counterpart grid',
    'Form.InputFile': 'file guides/from-react-bulma-components#forms',
    'Button.Group': 'buttons guides/from-react-bulma-components#components',
    Loader:
      'guides/from-react-bulma-components#what-has-no-counterpart button#loading control#loading',
    isLoading: 'guides/from-bestax-bulma#the-rules button#loading control#loading select#loading',
    ConfigProvider: 'guides/from-bestax-bulma#functions',
    bgColor: 'guides/from-bestax-bulma#helper-props guides/helper-props#color',
    Taginput:
      'pieces/tag-input guides/from-bestax-bulma#what-bestax-bulma-has-and-bulmatic-has-not',
    jumbotron: 'hero',
    offcanvas: 'pieces/drawer recipes/app-shell',
    'input-group': 'field#attached-controls',
    'btn-group': 'buttons#attached button#group',
    'list-group': 'panel',
    'container-fluid': 'container#widths api/container',
    'navbar-toggler': 'navbar#menu',
    AppBar: 'navbar',
    Snackbar: 'pieces/toaster notification',
    TextField: 'input field',
    FormHelperText: 'field#help-texts api/field#fieldhelp',
    LinearProgress: 'progress',
    Backdrop: 'modal api/modal#modalbackground',
    DataGrid: 'pieces/data-grid guides/data-tables recipes/data-table',
    ThemeProvider: 'guides/faq#theme guides/theming',
    'sx prop': 'guides/faq#styles',
  },

  // Words of five letters or more: a letter missing, doubled, wrong or in the wrong place.
  typo: {
    modla: 'modal',
    navabr: 'navbar',
    dropdwon: 'dropdown',
    pagnation: 'pagination',
    breadcumb: 'breadcrumb',
    notfication: 'notification',
    buton: 'button buttons',
    tabel: 'table',
    subtitel: 'subtitle',
    'progess bar': 'progress',
    'raido button': 'radios radio',
    collumns: 'columns',
    chekbox: 'checkbox checkboxes',
    texarea: 'textarea',
    contaner: 'container',
    skelton: 'block#skeleton-loading image#skeleton guides/helper-props#visibility',
    acordion: 'pieces/accordion guides/choosing-a-component#accordion',
    autocomlete: 'pieces/combobox guides/choosing-a-component#autocomplete',
    accesibility: 'guides/accessibility /accessibility',
    typscript: 'guides/typescript',
    'horizonal form': 'field#horizontal-fields',
    'resposive table': 'table#wide-tables',
    'has-text-centerd':
      'guides/helper-props#typography guides/bulma-classes#helper-classes api/usebulmaclasses',
  },

  // British English, where the pages have American.
  spelling: {
    'button colours': 'button#colors api/button',
    'background colour': 'guides/helper-props#color guides/theming',
    'colour mode': 'api/usecolormode guides/dark-mode guides/theming#dark-mode',
    'centre text': 'guides/helper-props#typography',
    'centred columns': 'columns#centering api/columns',
    'customise brand colour': 'guides/theming#brand',
    dialogue: 'modal pieces/confirm-dialog',
    'labelling icons': 'icon#label guides/icons#names',
    licence: 'guides/faq#license /markdown-page#licenses',
    'optimise css size': 'guides/css-size',
  },

  // Other forms of the words of a page.
  stem: {
    'modal closes': 'modal#closing',
    'validated forms': 'guides/forms field#validation',
    'sizing tags': 'tag#sizes-and-rounded-tags tags#sizes',
    'nesting columns': 'columns#nested-columns',
    'disabling links': 'guides/router-links#disabled',
    'sorted tables': 'guides/data-tables#sort recipes/data-table',
    installing: 'intro guides/faq#install',
    'uploading files': 'file pieces/file-drop',
    tests: 'guides/testing',
    'translated labels': 'api/bulmaticlabels guides/faq#translate',
    upgrading: 'guides/versions#upgrade',
    'rendered on the server': 'guides/server-rendering',
  },

  // Four words and more, from issues, in other words than their titles.
  question: {
    // jgthms/bulma: 1365, 2530, 742, 1561, 3986, 3980, 3905, 1627, 3536, 1174, 2771, 884
    'how do I keep the footer at the bottom of a short page': 'guides/layout#a-whole-page footer',
    'burger does nothing when I tap it': 'navbar#menu guides/server-rendering#without-javascript',
    'stop users from closing a modal by clicking outside': 'modal#closing',
    'columns cause horizontal scrollbar on mobile': 'guides/layout#of-columns columns',
    'turn off dark mode completely':
      'guides/dark-mode guides/theming#light-and-dark intro#dark-mode guides/css-size#what-the-files-weigh',
    'sass deprecation warnings in the console': 'guides/theming#with-sass',
    'why is my css so large with bulma 1': 'guides/css-size guides/faq#size',
    'all headings look the same size': 'content title',
    'bullet points are missing in my lists': 'content',
    'table is cut off on small screens': 'table#wide-tables',
    'show something only on mobile not on desktop': 'guides/helper-props#visibility',
    'make title smaller on phones': 'title#responsive-font-size guides/helper-props#responsive',
    // jgthms/bulma: 2264, 1949, 218, 2571, 716, 50, 976, 1961, 2634, 1645, 1458, 1484
    'move buttons to the right side': 'buttons#alignment field#grouped-controls',
    'full height hero minus the navbar height': 'hero#sizes-and-full-height api/hero',
    'how to make all cards equal in height': 'card#row',
    'error message under input with addons':
      'field#attached-controls guides/forms#several-controls-in-a-row guides/forms#when-something-is-wrong',
    'help text in a horizontal form': 'field#horizontal-fields',
    'red border when an input is invalid':
      'field#validation input#colors guides/forms#when-something-is-wrong',
    'success message after submitting a form':
      'notification pieces/toaster guides/accessibility#changes',
    'dropdowns in mobile navbar are always open': 'navbar#dropdowns',
    'fixed navbar hides the top of my page': 'navbar#fixed api/navbar',
    'side menu that opens with the burger on mobile': 'recipes/app-shell',
    'change the width where tablet starts': 'guides/theming#what-cannot-be-changed',
    'bulma breaks the styles of my existing site':
      'intro#existing-app guides/css-size#the-order-of-imports',
    // couds/react-bulma-components: 343; AlgusDark/bloomer: 136; kodadot/nft-gallery: 9973; and others
    'select with react hook form register':
      'guides/forms#the-same-with-react-hook-form select recipes/sign-up',
    'close navbar menu after clicking a link': 'navbar#closing guides/router-links#navbar',
    'use next link inside the navbar': 'guides/router-links#nextjs guides/router-links#navbar',
    'what is better than writing bulma classes myself':
      'guides/how-it-compares guides/from-bulma-html',
    'purgecss removes classes that I use': 'guides/css-size#why-not-remove-unused-rules-by-a-tool',
    'bulma and tailwind margin classes conflict': 'guides/tailwind#conflicts',
    // When something is wrong.
    'page flashes white before dark mode': 'guides/dark-mode#script',
    'date input stays light in dark mode': 'guides/dark-mode#colors input#accessibility',
    'does it work with react 18': 'guides/faq#react-19 intro#requirements',
    'invalid hook call two copies of react': 'intro#troubleshooting',
    'focus lost after removing an item': 'delete#in-a-list guides/accessibility#focus',
  },

  // Subjects of the guides and tutorials.
  guide: {
    'how to install': 'intro guides/faq#install',
    'vite setup': 'intro#vite',
    'next.js app router':
      'intro#in-nextjs guides/server-rendering guides/router-links#nextjs guides/faq#nextjs',
    'use client': 'guides/server-rendering#use-client',
    'react-router active link': 'guides/router-links#current guides/router-links#navlink',
    'type string is not assignable to color': 'guides/typescript#errors guides/typescript#names',
    getByRole: 'guides/testing#role-and-name guides/testing#roles',
    useActionState: 'guides/forms#a-sign-up-form-with-an-action',
    'scss variables': 'guides/theming#with-sass',
    'csp blocks inline script': 'guides/dark-mode#csp',
    'internet explorer': 'guides/browser-support',
    'wcag contrast ratio':
      'guides/accessibility#contrast guides/accessibility#contrast-css guides/theming#contrast',
    'aria-live': 'guides/accessibility#changes',
    'breaking changes': 'guides/versions#numbers guides/versions#api',
    'bestax vs bulmatic': 'guides/how-it-compares guides/from-bestax-bulma',
    'convert html to jsx': 'guides/from-bulma-html',
    breakpoints: 'guides/helper-props#responsive columns#breakpoints column#responsive-columns',
    'contribute a pull request':
      'guides/contributing#open-a-pull-request tutorial-basics/congratulations',
    'list of all components': 'components/intro',
    'publish the docs on github pages': 'tutorial-basics/deploy-your-site',
    'admonitions in mdx': 'tutorial-basics/markdown-features',
  },

  // Pieces of an app, as people call them who don't know the recipe.
  recipe: {
    'expandable faq questions': 'pieces/accordion guides/choosing-a-component#accordion',
    'admin template': 'recipes/app-shell recipes/dashboard',
    'are you sure you want to delete': 'pieces/confirm-dialog',
    'statistics cards': 'recipes/dashboard',
    'drag and drop': 'pieces/file-drop',
    'photo grid with thumbnails': 'recipes/image-gallery',
    'email list with reading pane': 'recipes/inbox',
    'sign in page': 'recipes/login',
    'show password': 'pieces/password-field recipes/login',
    '404 page': 'recipes/not-found',
    'subscription plans monthly yearly': 'recipes/pricing',
    'shop add to cart': 'recipes/product-grid',
    'marketing homepage': 'recipes/landing-page',
    'blog page layout with author': 'recipes/article',
    'warn about unsaved changes': 'recipes/settings',
    zod: 'recipes/sign-up',
    'on off toggle': 'pieces/switch',
    'form in several steps': 'recipes/wizard',
    'undo message bottom corner': 'pieces/toaster',
    'search suggestions': 'pieces/combobox',
  },

  // Subjects of the blog.
  post: {
    'tutorial build todo app': '/blog/build-an-app recipes/loans',
    roadmap: '/blog/first-full-release',
    'publish without npm token': '/blog/npm-publish',
    storybook: '/blog/storybook-added-to-lib-project',
    'verified commits': '/blog/changeset-action-signed-pr',
    'compile component library with tsc': '/blog/configure-component-library',
  },
};

function routeOf(short: string): string {
  if (short.startsWith('/')) return short;
  const api = short.startsWith('api/');
  const page = api ? short.slice('api/'.length) : short;
  const name = page.replace(/#.*/, '');
  const group = Object.entries(GROUPS).find(([, names]) => names.split(' ').includes(name))?.[0];
  if (group === undefined) return `/docs/${short}`;
  return `/docs/${api ? 'api' : 'components'}/${group}/${page}`;
}

const queriesOf = (table: Table): Query[] =>
  Object.entries(table).flatMap(([kind, queries]) =>
    Object.entries(queries).map(([query, routes]) => ({
      query,
      pages: routes.split(' ').map(routeOf),
      kind: kind as Kind,
    })),
  );

export const QUERIES: readonly Query[] = [TABLE, BEFORE_RANKING, AFTER_RANKING].flatMap(queriesOf);
