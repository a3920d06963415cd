import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { Component } from '../catalogue/index.ts';
import type { Module } from '../catalogue/modules.ts';
import { catalogueOf } from './catalogueOf.mts';
import { anchorOf, closingSections, heading, tagged, text } from './markdown.mts';
import { classesSection } from './classesSection.mts';
import { firstDemo } from './guide.mts';
import { commentOf } from './reflections.mts';
import { propsTable, typeSection } from './types.mts';

const HELPERS_MODULE = ['helpers/useBulmaClasses'];
const ELEMENTS = 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements';

/** Props, parts and links of a component. */
export function componentPage(
  context: MarkdownThemeContext,
  main: DeclarationReflection,
): string[] {
  const { modules, components } = catalogueOf(context);
  const module = modules.find(({ name }) => name === main.name)!;
  const own = components.filter((one) => one.module === module.id);
  const parts = own.filter(({ name }) => name !== main.name);
  const siblings = main.parent?.isDeclaration() ? (main.parent.children ?? []) : [];
  return [
    ...demoOf(module),
    heading(2, 'Props', 'props'),
    ...own.filter((one) => !parts.includes(one)).flatMap((one) => propsOf(context, siblings, one)),
    ...parts.flatMap((part) => partSection(context, siblings, part)),
    ...siblings
      .filter((one) => one.kindOf(ReflectionKind.TypeAlias))
      .flatMap((alias) => typeSection(context, alias)),
    ...classesSection(own, module.variables),
    ...closingSections(context, main),
  ];
}

/** The first demo of the component's page in the guide, and a link to that page; nothing for a helper, which has none. */
function demoOf(module: Module): string[] {
  if (!module.guide) return [];
  const { file, box } = firstDemo(module);
  return [
    [
      "import BulmaClasses from '@site/src/components/BulmaClasses';",
      "import DemoStage from '@site/src/components/DemoStage';",
      `import first from '@site/${file}?stage';`,
    ].join('\n'),
    `<div className="reference-demo">\n\n<DemoStage demo={first} ${box}/>\n\n</div>`,
    `[Demos of ${module.name}, and when to use it](${module.guide})`,
  ];
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

function classSentence({ base }: Component): string {
  if (base.length === 0) return '';
  return `Bulma ${base.length > 1 ? 'classes' : 'class'}: ${base.map((name) => `\`${name}\``).join(', ')}.`;
}

/** A part is documented where it is exported flat. */
function partSection(
  context: MarkdownThemeContext,
  siblings: readonly DeclarationReflection[],
  part: Component,
): string[] {
  const flat = siblings.find(({ name }) => name === part.name)!;
  const comment = text(context, commentOf(flat)?.summary);
  return [
    heading(2, part.label, anchorOf(context, flat)),
    [comment, classSentence(part), `Exported as \`${part.name}\` too.`].filter(Boolean).join(' '),
    ...propsOf(context, siblings, part),
    ...tagged(context, flat, '@throws').map((one) => `It throws an error ${lowerFirst(one.text)}`),
  ];
}

/** Own props as a table, then what else the component takes. */
function propsOf(
  context: MarkdownThemeContext,
  siblings: readonly DeclarationReflection[],
  component: Component,
): string[] {
  const declared = siblings.find(({ name }) => name === component.propsInterface)?.children ?? [];
  const hasOwn = component.props.length > 0;
  return [
    hasOwn ? propsTable(context, component.name, declared, component.props) : '',
    passedOn(context, component, hasOwn),
  ];
}

/** One line for what the component takes besides its own props: helper props, and the attributes of its element. */
function passedOn(context: MarkdownThemeContext, component: Component, hasOwn: boolean): string {
  if (!component.element) return '';
  const helpers = context.page.project.getChildByName(HELPERS_MODULE);
  const page = component.element.replace(/^h\d$/, 'Heading_Elements');
  return [
    hasOwn ? 'It also takes' : 'It takes',
    component.takesHelpers && helpers
      ? `all [Bulma helper props](${context.urlTo(helpers)}) and`
      : '',
    `every other attribute of [\`<${component.element}>\`](${ELEMENTS}/${page})`,
    component.isPolymorphic ? 'or of the element or component that `as` puts in its place.' : '.',
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' .', '.');
}
