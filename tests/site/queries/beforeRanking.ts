import type { Table } from '../queries.ts';

/**
 * More questions, with the page and heading that answer them: written before the ranking was
 * changed the last time, from the headings of the site, from the names of components in MUI,
 * Mantine, Chakra UI, Ant Design, Bootstrap and Radix, and from the properties of CSS.
 */
export const BEFORE_RANKING: Table = {
  // Whole sentences.
  question: {
    'How can I center a form in the middle of the page?':
      'columns#centering recipes/login container hero#sizes-and-full-height',
    'Which component do I use for a list of links at the side?':
      'menu guides/choosing-a-component#navigation',
    'Why does nothing happen when I click the button in my form?':
      'guides/forms#the-other-controls button guides/server-rendering#without-javascript',
    'Can I use Bulmatic together with Tailwind?': 'guides/tailwind',
    'Is there a date picker?':
      'pieces/date-picker guides/faq#missing guides/choosing-a-component#missing input#types',
    'How do I change the primary color?': 'guides/theming#brand intro#colors',
    'How do I use it with Next.js?': 'intro#in-nextjs guides/faq#nextjs guides/router-links#nextjs',
    'Does it support server side rendering?': 'guides/server-rendering guides/faq#nextjs',
    'How do I test a modal with Testing Library?':
      'guides/testing#testing-library guides/testing#browser guides/testing',
    'How do I open a modal when a button is clicked?': 'modal modal#controlled api/modal',
    'How do I close the modal from inside the form?': 'modal#card-and-form modal#closing',
    'Where does the focus go when a modal closes?':
      'modal#the-first-focus modal#closing guides/accessibility#focus modal#accessibility',
    'How do I show an error below an input field?':
      'field#validation field#help-texts guides/forms#when-something-is-wrong',
    'How do I reset a file input after upload?': 'file#reset',
    'How do I disable a single tab?': 'tabs#keyboard api/tabs',
    'How do I load the tab content only when it is selected?': 'tabs#panels tabs#controlled',
    'How do I make the navbar stay at the top while scrolling?': 'navbar#fixed api/navbar',
    'How do I mark the current page in the menu?':
      'menu#current-page guides/router-links#current api/menu',
    'How can I sort a table by clicking on the header?':
      'guides/data-tables#sort recipes/data-table',
    'Which browsers are supported?': 'guides/browser-support',
    'What license is this under?': 'guides/faq#license /markdown-page#licenses',
    'How do I remove an item from a list with an x?': 'delete#in-a-list delete',
    'How do I put two inputs next to each other?':
      'field#grouped-controls guides/forms#several-controls-in-a-row field#horizontal-fields columns',
    'How big is the CSS file?': 'guides/css-size#what-the-files-weigh guides/faq#size',
    'Do I have to import the Bulma CSS myself?': 'guides/faq#css intro intro#parts',
    'Can I use only the parts of Bulma that I need?':
      'guides/css-size#only-the-parts-in-use intro#parts',
    'How do I toggle dark mode with a button?':
      'guides/dark-mode#switch api/usecolormode#a-button-that-switches-the-mode api/usecolormode',
    'How do I announce changes to screen reader users?':
      'guides/accessibility#changes notification#announce-to-screen-readers message#announce-to-screen-readers',
    'How do I pass a ref to the input?': 'guides/props#other-props guides/typescript api/input',
    'How do I wrap a component with my own default props?':
      'guides/props#wrap guides/typescript#wrap',
    'What is the difference between Columns and Grid?':
      'guides/layout#which-component-to-use columns grid guides/choosing-a-component#layout',
    'Should I use a notification or a message?':
      'guides/choosing-a-component#messages notification#when-to-use-it message#when-to-use-it',
    'How do I move from react-bulma-components?':
      'guides/from-react-bulma-components#migrate-step-by-step guides/from-react-bulma-components',
    'Is Bulma dead?': 'guides/versions#bulma guides/faq',
    'How do I report a bug?': 'guides/contributing /accessibility#report-a-problem',
  },

  // What is there, in the words of the site or nearly so.
  section: {
    'disabled tab': 'tabs#keyboard api/tabs',
    'nested modal': 'modal#keyboard',
    'dropdown with checkboxes': 'dropdown#checkboxes-and-other-content',
    'split button': 'dropdown#split-button',
    'hero background video': 'hero#background-video',
    'gradient hero': 'hero#gradient',
    'table colspan empty state': 'guides/data-tables#states recipes/data-table',
    'skip to content link': 'recipes/app-shell guides/accessibility',
    'nested comments replies': 'media#nested-replies',
    'toggle buttons': 'buttons#toggle-buttons',
    'ordered list roman numerals': 'content#ordered-lists api/content#contentorderedlist',
    'help text color': 'field#help-texts api/field#fieldhelp',
    'text next to icon': 'icontext guides/icons',
    lucide: 'guides/icons#a-react-icon-library guides/icons',
    heroicons: 'guides/icons#a-react-icon-library guides/icons',
    'reduced motion': 'guides/accessibility#motion',
    'hydration mismatch ids': 'guides/server-rendering#ids-and-hydration',
    'components.json':
      'guides/typescript#components-json guides/rules-for-code-generators#pages-for-tools',
    'css import order': 'guides/css-size#the-order-of-imports',
    print: 'guides/layout#print',
  },

  name: {
    install: 'intro',
    installation: 'intro guides/faq#install',
    'getting started': 'intro',
    'npm install bulmatic': 'intro guides/faq#install',
    quickstart: 'intro',
    setup: 'intro',
    fullheight: 'hero#sizes-and-full-height api/hero',
    'Level.Left': 'api/level#levelleft level',
    'media object': 'media api/media',
    'checkbox group': 'checkboxes api/checkboxes',
    'theme builder': 'guides/theming#builder',
    'rules for AI agents': 'guides/rules-for-code-generators',
  },

  // Selectors as they are in stylesheets and in the inspector of a browser.
  class: {
    '.button.is-primary': 'api/button button#colors guides/bulma-classes',
    'button.is-danger.is-outlined': 'api/button button#styles guides/bulma-classes',
    '.column.is-half': 'api/column column guides/bulma-classes',
    '.hero.is-fullheight': 'api/hero hero#sizes-and-full-height guides/bulma-classes',
    '.navbar-item.has-dropdown': 'api/navbar navbar#dropdowns guides/bulma-classes',
    '.tabs.is-boxed': 'api/tabs tabs#styles guides/bulma-classes',
    'div.notification.is-warning': 'api/notification notification#colors guides/bulma-classes',
    '.field.has-addons': 'api/field field#attached-controls guides/bulma-classes',
    '.modal-card-head': 'api/modal#modalcardhead modal#card-and-form guides/bulma-classes',
    '.table.is-striped.is-fullwidth': 'api/table table#full-width guides/bulma-classes',
    '.navbar-menu > .navbar-end': 'api/navbar#navbarend api/navbar navbar guides/bulma-classes',
    '.tag:not(.is-light)': 'api/tag tag#light-colors guides/bulma-classes',
    'class="title is-4"': 'api/title title#sizes guides/bulma-classes',
    'className="button is-link"': 'api/button button#colors guides/bulma-classes',
    'is-size-3-mobile':
      'guides/helper-props#typography guides/helper-props#responsive guides/bulma-classes',
    'has-background-primary-light': 'guides/helper-props#color guides/bulma-classes',
  },

  // Components of other libraries.
  peer: {
    Chip: 'tag pieces/tag-input',
    Drawer: 'pieces/drawer recipes/app-shell',
    'Select multiple': 'select#multiple pieces/tag-input',
    multiselect: 'pieces/multi-select select#multiple pieces/tag-input',
    AppShell: 'recipes/app-shell',
    'Grid.Col': 'column columns cell',
    Dialog: 'modal pieces/confirm-dialog',
    DialogTitle: 'api/modal#modalcardtitle modal#card-and-form pieces/confirm-dialog',
    AlertDialog: 'pieces/confirm-dialog modal',
    Popover: 'pieces/popover dropdown',
    Skeleton:
      'block#skeleton-loading image#skeleton api/block#blockskeleton guides/helper-props#visibility',
    Snackbars: 'pieces/toaster notification',
    useToast: 'pieces/toaster',
    Stack: 'level guides/helper-props#flexbox guides/helper-props#spacing block',
    HStack: 'level guides/helper-props#flexbox',
    SimpleGrid: 'grid columns',
    Paper: 'box',
    Stepper: 'pieces/steps recipes/wizard',
    'Accordion.Item': 'pieces/accordion guides/choosing-a-component#accordion',
    Collapsible: 'pieces/accordion',
    NumberInput: 'input#types input',
    PasswordInput: 'pieces/password-field recipes/login input#types',
    Autosuggest: 'pieces/combobox',
    Cascader: 'select pieces/combobox dropdown guides/choosing-a-component#missing',
    Upload: 'file pieces/file-drop',
    Dropzone: 'pieces/file-drop',
    Spin: 'button#loading control#loading select#loading progress#indeterminate',
    Empty: 'pieces/empty-state guides/data-tables#states recipes/data-table',
    Result: 'recipes/not-found notification message',
    Descriptions: 'table content media',
    Blockquote: 'content#quotes-figures-and-code content',
    Divider: 'api/dropdown#dropdowndivider api/navbar#navbardivider dropdown#parts block media',
    'Nav.Link': 'tabs#links menu navbar guides/router-links#navlink',
    'Form.Group': 'field guides/from-react-bulma-components#forms',
    'btn btn-primary': 'button button#colors',
    'd-none': 'guides/helper-props#visibility',
    'col-md-6': 'column#fractions column#12-column-sizes column column#responsive-columns',
    SegmentedControl: 'pieces/segmented-control buttons#toggle-buttons tabs#styles radios',
    ActionIcon: 'button#with-an-icon icon#in-a-button delete guides/icons#in-buttons-and-tags',
    VisuallyHidden: 'guides/helper-props#visibility',
    AspectRatio: 'image#aspect-ratio image#iframes-videos-and-maps',
    ColorModeProvider: 'api/usecolormode guides/dark-mode',
    Rating: 'guides/choosing-a-component#missing guides/faq#missing radios',
    Tooltip: 'pieces/tooltip guides/choosing-a-component#missing guides/faq#missing',
    Timeline: 'pieces/steps media guides/choosing-a-component#missing',
  },

  // Properties and values of CSS.
  css: {
    flex: 'guides/helper-props#flexbox api/usebulmaclasses#flexboxprops',
    gap: 'guides/helper-props#spacing columns#gap grid#gap',
    sticky: 'guides/helper-props#other navbar#fixed guides/layout#a-whole-page',
    'z-index':
      'modal#portal modal#toasts navbar#fixed pieces/toaster api/modal#css-variables api/navbar#css-variables api/dropdown#css-variables',
    truncate: 'guides/helper-props#other level#long-text guides/helper-props',
    'justify-content center': 'guides/helper-props#flexbox',
    'align-items': 'guides/helper-props#flexbox',
    'display none': 'guides/helper-props#visibility',
    'overflow hidden': 'guides/helper-props#other',
    'position relative': 'guides/helper-props#other',
    'float right': 'guides/helper-props#other',
    'text-transform uppercase': 'guides/helper-props#typography',
    'font-weight bold': 'guides/helper-props#typography',
    'line-height':
      'guides/theming#fonts title content api/title#css-variables api/content#css-variables',
    'border-radius': 'guides/theming#fonts guides/helper-props#other intro#colors',
    'box-shadow': 'guides/helper-props#other box card',
    'margin auto': 'guides/helper-props#spacing',
    'grid-template-columns': 'grid grid#fixed-number-of-columns grid#minimum-column-width',
    'aspect-ratio': 'image#aspect-ratio api/usebulmaclasses#aspectratio',
    'object-fit': 'image#cropping',
    'media query': 'guides/helper-props#responsive guides/theming#what-cannot-be-changed',
    'prefers-color-scheme': 'guides/dark-mode guides/theming#dark-mode guides/dark-mode#html',
    'cursor pointer': 'guides/helper-props#other',
    '@layer': 'guides/tailwind#layers',
    'max-width': 'container#widths container',
    'width 50%': 'column#fractions column',
    'font-family': 'guides/theming#fonts guides/helper-props#typography',
    '100vh': 'hero#sizes-and-full-height section#full-height',
    'text-align center': 'guides/helper-props#typography',
    'vertical align':
      'columns#centering table#cell-width-and-vertical-alignment level guides/helper-props#flexbox',
  },

  // Letters missing, doubled, wrong or in the wrong place; in words of several too.
  typo: {
    'modal dialouge': 'modal pieces/confirm-dialog',
    'dropdwn menu': 'dropdown',
    'butons group': 'buttons button#group',
    'vertical align middel':
      'columns#centering table#cell-width-and-vertical-alignment level guides/helper-props#flexbox',
    'image full heigth':
      'hero#sizes-and-full-height section#full-height image#full-width image#cropping',
    'fullwith button': 'button#full-width api/button',
    'horizantal form': 'field#horizontal-fields',
    'invaild input': 'field#validation input#colors guides/forms#when-something-is-wrong',
    'css varables':
      'guides/theming guides/theming#in-one-place guides/theming#how-the-variables-are-built',
    'responsiv columns': 'columns#breakpoints column#responsive-columns',
    dashbord: 'recipes/dashboard',
    sidbar: 'menu#place recipes/app-shell menu',
    'loading spiner': 'button#loading control#loading select#loading progress#indeterminate',
    'swich toggle': 'pieces/switch',
    tolltip: 'pieces/tooltip guides/choosing-a-component#missing guides/faq#missing',
    'acessible names': 'guides/accessibility#names guides/icons#names',
    'messge colors': 'message#colors',
    'serach suggestions': 'pieces/combobox',
    pading: 'guides/helper-props#spacing',
    'vidoe background': 'hero#background-video',
    'lable position': 'field#horizontal-fields field api/field#fieldlabel',
    'selct placeholder': 'select select#controlled select#states',
  },

  // Full-width letters, ligatures, accents, typographic signs and letters in two parts.
  unicode: {
    ｍｏｄａｌ: 'modal api/modal',
    Ｂｕｔｔｏｎ: 'button api/button',
    'ﬁle upload': 'file pieces/file-drop',
    modàl: 'modal api/modal',
    'navbar’s burger': 'navbar#menu api/navbar#navbarburger',
    '“dark mode”': 'guides/dark-mode intro#dark-mode guides/theming#dark-mode api/usecolormode',
    'is‑primary button': 'api/button button#colors',
    'ｉｓ－ｆｕｌｌｈｅｉｇｈｔ': 'api/hero hero#sizes-and-full-height',
    'drop\u00ADdown': 'dropdown api/dropdown',
    'mo\u0301dal': 'modal api/modal',
    '𝗍𝖺𝖻𝗌': 'tabs api/tabs',
    'ＴＡＢＬＥ\u3000ｓｏｒｔ': 'guides/data-tables#sort recipes/data-table table',
  },
};
