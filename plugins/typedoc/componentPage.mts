import { DeclarationReflection, ReflectionKind } from 'typedoc';
import type { MarkdownThemeContext } from 'typedoc-plugin-markdown';
import { anchorOf, closingSections, heading, tagged, text } from './markdown.mts';
import { classesSection } from './classesSection.mts';
import { firstDemo } from './guide.mts';
import { commentOf, componentOf, isShared, type Component } from './reflections.mts';
import { propsTable, typeSection } from './types.mts';

const HELPERS_MODULE = ['helpers/useBulmaClasses'];
const ELEMENTS = 'https://developer.mozilla.org/docs/Web/HTML/Reference/Elements';

/** Props, parts and links of a component. */
export function componentPage(
  context: MarkdownThemeContext,
  main: DeclarationReflection,
): string[] {
  const parts = (main.children ?? []).filter((child) => /^[A-Z]/.test(child.name));
  const module = main.parent?.isDeclaration() ? main.parent : undefined;
  const aliases = module?.getChildrenByKind(ReflectionKind.TypeAlias) ?? [];
  return [
    ...demoOf(main),
    heading(2, 'Props', 'props'),
    ...propsOf(context, main),
    ...parts.flatMap((part) => partSection(context, main, part)),
    ...aliases.flatMap((alias) => typeSection(context, alias)),
    ...classesSection(
      main,
      parts.map((part) => ({
        label: `${main.name}.${part.name}`,
        flat: flatExport(main, part).name,
      })),
    ),
    ...closingSections(context, main),
  ];
}

/** The first demo of the component's page in the guide, and the way there. */
function demoOf(main: DeclarationReflection): string[] {
  const { href, file, box } = firstDemo(main.parent?.name ?? main.name);
  return [
    [
      "import BulmaClasses from '@site/src/components/BulmaClasses';",
      "import DemoStage from '@site/src/components/DemoStage';",
      `import first from '${file}?stage';`,
    ].join('\n'),
    `<div className="reference-demo">\n\n<DemoStage demo={first} ${box}/>\n\n</div>`,
    `[Demos of ${main.name}, and when to use it](${href})`,
  ];
}

const lowerFirst = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The flat export that an attached part's comment links to: `Card.Header` has the comment `{@link CardHeader}`. */
function flatExport(main: DeclarationReflection, attached: DeclarationReflection) {
  for (const part of commentOf(attached)?.summary ?? []) {
    const target = part.kind === 'inline-tag' ? part.target : undefined;
    if (target instanceof DeclarationReflection) return target;
  }
  throw new Error(
    `${main.sources?.[0]?.fileName}: the comment of "${main.name}.${attached.name}" must link to its flat export.`,
  );
}

/** A part is documented where it is exported flat. */
function partSection(
  context: MarkdownThemeContext,
  main: DeclarationReflection,
  attached: DeclarationReflection,
): string[] {
  const name = `${main.name}.${attached.name}`;
  const flat = flatExport(main, attached);
  return [
    heading(2, name, anchorOf(context, flat)),
    `${text(context, commentOf(flat)?.summary)} Exported as \`${flat.name}\` too.`,
    ...propsOf(context, flat),
    ...tagged(context, flat, '@throws').map((one) => `It throws an error ${lowerFirst(one.text)}`),
  ];
}

/** Own props as a table, then what else the component takes. */
function propsOf(context: MarkdownThemeContext, reflection: DeclarationReflection): string[] {
  const component = componentOf(reflection);
  const own = (component.props.children ?? []).filter((prop) => !isShared(prop));
  return [own.length ? propsTable(context, own) : '', passedOn(context, component, own.length > 0)];
}

/** One line for what the component takes besides its own props: helper props, and the attributes of its element. */
function passedOn(context: MarkdownThemeContext, component: Component, hasOwn: boolean): string {
  if (!component.element) return '';
  const takesHelpers = component.props.children?.some(isShared);
  const helpers = context.page.project.getChildByName(HELPERS_MODULE);
  const page = component.element.replace(/^h\d$/, 'Heading_Elements');
  return [
    hasOwn ? 'It also takes' : 'It takes',
    takesHelpers && helpers ? `all [Bulma helper props](${context.urlTo(helpers)}) and` : '',
    `every other attribute of [\`<${component.element}>\`](${ELEMENTS}/${page})`,
    component.isPolymorphic ? 'or of the element or component that `as` puts in its place.' : '.',
  ]
    .filter(Boolean)
    .join(' ')
    .replace(' .', '.');
}
