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
    id: 'elements',
    label: 'Elements',
    sentence: 'The small parts of a page: buttons, tags, titles, tables.',
  },
  {
    id: 'components',
    label: 'Components',
    sentence: 'Larger parts with behavior: menus, dialogs, tabs, messages.',
  },
  {
    id: 'form',
    label: 'Form',
    sentence: 'Form controls, and the fields that label and arrange them.',
  },
  {
    id: 'columns',
    label: 'Columns',
    sentence: 'Responsive rows of columns in equal or set widths, built on flexbox.',
  },
  { id: 'grid', label: 'Grid', sentence: 'Two-dimensional layouts of cells, built on CSS grid.' },
  {
    id: 'layout',
    label: 'Layout',
    sentence: 'The large parts of a page: containers, sections, heroes, footers.',
  },
  {
    id: 'helpers',
    label: 'Helpers',
    sentence:
      'Functions for your own components, for light and dark mode, and for translated apps.',
  },
];
