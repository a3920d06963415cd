import { RULES } from '../markdown/llms.ts';

/** What a skill is made of: sections of documents, which say all that it says. */
export interface SkillSource {
  /** By the specification: at most 64 lowercase letters, digits and single hyphens. */
  name: string;
  title: string;
  /** What it is for, and when to read it, in at most 1024 characters. */
  description: string;
  /** The headings of its sections, by the path of their page. */
  sections: Readonly<Record<string, readonly string[]>>;
}

export const SKILLS: readonly SkillSource[] = [
  {
    name: 'bulmatic-components',
    title: 'Choose and write Bulmatic components',
    description:
      'How to choose a Bulmatic component and write its props, parts and helper props instead of classes of Bulma. Use it for any React code that imports bulmatic.',
    sections: {
      [RULES]: [
        'Import from two packages only',
        "Use props, not Bulma's classes",
        'Use parts for what is inside',
        'Use helper props for spacing, text and color',
        'Write numbers as numbers',
        'Set `as` for links and routers',
        'Control state with `open` and `onOpenChange`',
        'Bring your own icons',
      ],
      'docs/guides/choosing-a-component': [
        'Show text and pictures',
        'Tell the user something',
        'Let the user act',
        'Navigate',
        'Show data',
        'Start from a whole screen',
      ],
    },
  },
  {
    name: 'bulmatic-forms',
    title: 'Forms with Bulmatic',
    description:
      'How to build accessible forms with Bulmatic: fields, labels, help texts, error messages, controls in a row, validation and errors from the server. Use it to write or review a form or an input.',
    sections: {
      [RULES]: ['Let `Field` connect labels and messages'],
      'docs/guides/choosing-a-component': ['Ask for values'],
      'docs/guides/forms': [
        'The other controls',
        'Several controls in a row',
        'Error messages',
        'Browser validation',
        'Checklist',
      ],
    },
  },
  {
    name: 'bulmatic-layout',
    title: 'Layouts with Bulmatic',
    description:
      'How to lay out pages with Bulmatic: columns, grid, level, hero, sections, and values for breakpoints. Use it for page structure, responsive widths, spacing and alignment.',
    sections: {
      [RULES]: ['Pass an object for breakpoints', 'Write numbers as numbers'],
      'docs/guides/layout': [
        'Which component to use',
        'From the outside in',
        'Columns',
        'Grid',
        'Level, media, hero, footer',
        'Common mistakes',
      ],
      'docs/guides/helper-props': ['Visibility and responsive display'],
    },
  },
  {
    name: 'bulmatic-theming',
    title: 'Theming Bulmatic',
    description:
      "How to change colors, fonts and corners of Bulmatic by Bulma's CSS variables, and how to offer dark mode. Use it for brand colors, themes and color modes.",
    sections: {
      'docs/guides/theming': [
        'Brand color',
        'Fonts, sizes and corners',
        'One part of the page',
        'Contrast',
        'Your own color',
        "What you can't change",
      ],
      'docs/guides/dark-mode': ['Let the user switch', 'Avoid the flash'],
    },
  },
  {
    name: 'bulmatic-server-components',
    title: 'Bulmatic in server components',
    description:
      "How to use Bulmatic with Next.js, React Server Components and server rendering: flat names, 'use client', ids and streaming. Use it when components render on a server.",
    sections: {
      'docs/guides/server-rendering': [
        'Server components',
        'Ids and hydration',
        'Streaming',
        'Before hydration and without JavaScript',
      ],
      'docs/guides/router-links': ['Next.js', 'Which components support `as`'],
    },
  },
  {
    name: 'bulmatic-convert',
    title: 'Convert to Bulmatic',
    description:
      "How to convert HTML with Bulma's classes, JSX with these classes, and apps that use react-bulma-components, rbx, bloomer or bestax-bulma to Bulmatic. Use it for migrations.",
    sections: {
      'docs/guides/from-bulma-html': [
        'What the converter does',
        'Classes in JSX',
        'The rules',
        'Step by step',
        'Check that nothing broke',
      ],
      'docs/guides/from-react-bulma-components': ['Migrate step by step'],
      'docs/guides/from-rbx': ['Migrate step by step'],
      'docs/guides/from-bloomer': ['Migrate step by step'],
      'docs/guides/from-bestax-bulma': ['Before you begin', 'Convert the sources'],
    },
  },
];
