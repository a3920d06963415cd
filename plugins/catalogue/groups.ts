/** A group of the library's modules: a folder of `library/src`, and a category of each sidebar. */
export interface Group {
  /** Name of the folder. */
  id: string;
  label: string;
  /** What the group holds, in one sentence. */
  sentence: string;
}

/** The groups, in the order in which sidebars show them. */
export const GROUPS: readonly Group[] = [
  {
    id: 'columns',
    label: 'Columns',
    sentence: 'The responsive row of columns that Bulma began with.',
  },
  {
    id: 'components',
    label: 'Components',
    sentence: 'Parts of a page with behaviour: menus, dialogs, tabs, messages.',
  },
  {
    id: 'elements',
    label: 'Elements',
    sentence: 'The small parts that pages are made of: buttons, tags, titles, tables.',
  },
  {
    id: 'form',
    label: 'Form',
    sentence: 'Form controls, and the fields that label and arrange them.',
  },
  {
    id: 'grid',
    label: 'Grid',
    sentence: 'Bulma’s two-dimensional grid, made of cells, on top of CSS grid.',
  },
  {
    id: 'helpers',
    label: 'Helpers',
    sentence:
      'For components of your own, for light and dark mode, and for apps in other languages.',
  },
  {
    id: 'layout',
    label: 'Layout',
    sentence: 'The large parts of a page: containers, sections, heroes, footers.',
  },
];
