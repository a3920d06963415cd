import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import type { Component } from '../../library/catalogue.ts';
import type { Module } from '../../library/modules.ts';
import { changesNaming } from '../../library/releases/changelog.ts';
import { sinceText } from '../../library/releases/releases.ts';
import { passedProps } from '../../library/passedProps.ts';
import { demosOnPage } from '../../library/usagePage.ts';
import { catalogueOf } from './catalogueOf.mts';
import { anchorOf, closingSections, heading, tagged, text } from './markdown.mts';
import { classesSection } from './classesSection.mts';
import { demosOfProps } from './guide.mts';
import { commentOf } from './reflections.mts';
import { propRows, propRowsOf, typeSection, type PropRow } from './propsTable.mts';

const HELPERS_PAGE = '/docs/guides/helper-props';
const ELEMENTS = 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements';

/** Addresses of demos, by the component and the prop that they show. */
type Demos = ReadonlyMap<string, string>;

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
  const demos = module.guide ? demosOfProps(module) : new Map<string, string>();
  return [
    ...demoOf(module),
    heading(2, 'Props', 'props'),
    ...own
      .filter((one) => !parts.includes(one))
      .flatMap((one) => propsOf(context, siblings, one, demos)),
    ...parts.flatMap((part) => partSection(context, siblings, part, demos)),
    ...siblings
      .filter((one) => one.kindOf(ReflectionKind.TypeAlias))
      .flatMap((alias) => typeSection(context, alias)),
    ...classesSection(own, module.variables),
    ...changesSection(own),
    ...closingSections(context, main),
  ];
}

/** The first demo of the Usage page; nothing for a helper, which has none. */
function demoOf(module: Module): string[] {
  if (!module.guide) return [];
  const [{ file, box }] = demosOnPage(module);
  return [
    `import first from '@site/${file}?view';`,
    `<div className="reference-demo">\n\n<first.View demo={first} ${box}/>\n\n</div>`,
  ];
}

/** What the changelog says of a component and its parts, the newest first. */
function changesSection(own: readonly Component[]): string[] {
  const names = own.flatMap(({ name, label }) => [name, label]);
  const changes = changesNaming(names).map(({ version, text }) => `- **${version}:** ${text}`);
  return changes.length > 0 ? [heading(2, 'Changes', 'changes'), changes.join('\n')] : [];
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
  demos: Demos,
): string[] {
  const flat = siblings.find(({ name }) => name === part.name)!;
  const comment = text(context, commentOf(flat)?.summary);
  return [
    heading(2, part.label, anchorOf(context, flat)),
    [
      comment,
      part.deprecated && `**Deprecated:** ${part.deprecated}`,
      classSentence(part),
      `Exported as \`${part.name}\` too.`,
      sinceText(part.since),
    ]
      .filter(Boolean)
      .join(' '),
    ...propsOf(context, siblings, part, demos),
    ...tagged(context, flat, '@throws').map((one) => `It throws an error ${lowerFirst(one.text)}`),
  ];
}

/** Own props, then those that come from React and from its element, as a table; then what else the component takes. */
function propsOf(
  context: MarkdownThemeContext,
  siblings: readonly DeclarationReflection[],
  component: Component,
  demos: Demos,
): string[] {
  const declared = siblings.find(({ name }) => name === component.propsInterface)?.children ?? [];
  const demoOf = (prop: string) =>
    demos.get(`${component.label} ${prop}`) ?? demos.get(`${component.name} ${prop}`);
  const own = propRowsOf(context, declared, component.props, demoOf);
  const rows = [...own, ...sharedRows(component, demoOf)];
  return [rows.length ? propRows(component.name, rows) : '', passedOn(component)];
}

/** What React and the element bring that readers look for. */
const sharedRows = (component: Component, demoOf: (prop: string) => string | undefined) =>
  passedProps(component).map(({ name, type, defaultValue, comment }): PropRow => {
    const demo = name === 'as' && demoOf(name);
    const description = demo ? `${comment} [Demo](${demo})` : comment;
    return { name, type: `\`${type}\``, defaultValue, description };
  });

/** One line for what the component takes besides: helper props, and the attributes of its element. */
function passedOn({ element, takesHelpers, isPolymorphic }: Component): string {
  if (!element) return '';
  const page = element.replace(/^h\d$/, 'Heading_Elements');
  const attributes = `every other attribute of [\`<${element}>\`](${ELEMENTS}/${page})`;
  const also = isPolymorphic ? ', or the props of what `as` renders' : '';
  const helpers = takesHelpers ? `all [helper props](${HELPERS_PAGE}) and ` : '';
  return `Also takes ${helpers}${attributes}${also}.`;
}
