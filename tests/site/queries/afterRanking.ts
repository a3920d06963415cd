import type { Table } from '../queries.ts';

/**
 * Questions that were written after the ranking, all at once, so that they measure what users find. If you change the
 * ranking to answer one of them, write new ones.
 */
export const AFTER_RANKING: Table = {
  question: {
    'How do I add a close button to a notification?': 'notification#close-button',
    'Can the dropdown open on hover?': 'dropdown#hover navbar#hoverable',
    'How do I show a spinner inside a button?': 'button#loading',
    'What do I do when a checkbox is required?':
      'checkbox#with-an-error guides/forms#when-something-is-wrong checkbox',
    'How do I make a tag clickable?': 'tag#as-a-link-or-a-button',
    "How can I show the selected file's name?": 'file#file-names',
    'How do I align pagination to the right?': 'pagination#alignment',
    'Is there an example of a login page?': 'recipes/login',
    'How do I write tests for my form?': 'guides/testing guides/forms',
    'Does the library work without JavaScript?':
      'guides/server-rendering#without-javascript guides/browser-support#without-javascript',
    'How do I upgrade to a new major version?': 'guides/versions#upgrade guides/versions',
    'How do I add my own color to buttons?': 'guides/theming#own-color button#colors',
    'How do I limit the line length of text?': 'container#readable-line-length',
    'What is the smallest width of a grid column?': 'grid#minimum-column-width api/grid',
    'How do I keep the modal open when the user presses escape?': 'modal#closing',
  },
  section: {
    'sticky navbar': 'navbar#fixed',
    'avatar with text': 'media image icontext',
    'two column layout': 'columns column#fractions guides/layout recipes/app-shell',
    'search field with icon':
      'input#with-an-icon control#icons icon#input guides/icons#in-inputs pieces/combobox',
    'vertical radio': 'radios#vertical-radio-buttons',
    'indeterminate checkbox': 'checkbox#indeterminate',
    'table row colors': 'table#colors table#selected-rows api/table#tablerow',
    'footer links': 'footer#with-links',
    'centered card title': 'card#centered-title',
    'panel search': 'panel#search-and-checkboxes',
    'loading input': 'control#loading input',
    'light tag colors': 'tag#light-colors',
    'hero with tabs': 'hero#head-body-and-foot',
    'right aligned tabs': 'tabs#alignment',
    'placeholder while loading':
      'pieces/page-skeleton block#skeleton-loading image#skeleton guides/helper-props#visibility',
  },
  peer: {
    Carousel: 'pieces/carousel recipes/image-gallery guides/choosing-a-component#missing',
    Breadcrumbs: 'breadcrumb',
    ToggleButton: 'buttons#toggle-buttons pieces/switch',
    Alert: 'notification message',
    Typography: 'title content guides/helper-props#typography',
    'Tab.Pane': 'tabs#panels api/tabs#tabspanel',
    'Card.Body': 'card api/card#cardcontent',
    OutlinedInput: 'input',
    'Container fluid': 'container#widths api/container',
    FloatButton: 'button guides/choosing-a-component',
    Switch: 'pieces/switch',
    List: 'panel menu content recipes/inbox media guides/data-tables',
    useMediaQuery: 'guides/helper-props#responsive',
    Combobox: 'pieces/combobox',
    Fieldset: 'radios checkboxes field',
  },
  css: {
    padding: 'guides/helper-props#spacing',
    hover: 'dropdown#hover navbar#hoverable',
    'text-decoration underline': 'guides/helper-props#typography',
    'position fixed': 'guides/helper-props#other navbar#fixed',
    'display grid': 'grid guides/helper-props#visibility',
    'visibility hidden': 'guides/helper-props#visibility',
    italic: 'guides/helper-props#typography',
    'background-color': 'guides/helper-props#color',
    'flex-wrap': 'guides/helper-props#flexbox',
    order: 'guides/layout#of-order',
  },
  typo: {
    brekpoints: 'guides/helper-props#responsive columns#breakpoints column#responsive-columns',
    valdiation:
      'field#validation guides/forms#when-something-is-wrong guides/forms recipes/sign-up',
    pagniation: 'pagination',
    instal: 'intro guides/faq#install',
    themeing: 'guides/theming',
    'hambuger menu': 'navbar#menu',
    noficication: 'notification',
    colunm: 'column columns',
    tootlip: 'pieces/tooltip guides/choosing-a-component#missing guides/faq#missing',
    keybord: 'guides/accessibility#keyboard dropdown#keyboard modal#keyboard tabs#keyboard',
  },
  class: {
    'div.column.is-3-desktop': 'api/column column guides/bulma-classes',
    'is-flex is-justify-content-center': 'guides/helper-props#flexbox guides/bulma-classes',
    '<div class="box has-text-centered">': 'guides/helper-props#typography guides/bulma-classes',
    'var(--bulma-link)': 'guides/theming',
    'button.is-small:hover': 'api/button button#sizes',
  },
};
