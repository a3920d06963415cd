import type { DeclarationReflection, Options, Reflection } from 'typedoc';
import {
  MarkdownTheme,
  MarkdownThemeContext,
  type MarkdownPageEvent,
} from 'typedoc-plugin-markdown';
import { moduleOfPage } from '../../library/modules.ts';
import { deployment } from '../../base/deployment.ts';
import { mainExport, moduleTitle, commentOf } from './reflections.mts';
import { text } from './markdown.mts';
import { componentPage } from './componentPage.mts';
import { functionPage } from './functionPage.mts';

/** Lays a library module out as one page for readers: front matter, then the component or function. */
export class ComponentTheme extends MarkdownTheme {
  override getRenderContext(page: MarkdownPageEvent<Reflection>) {
    return new ComponentThemeContext(this, page, this.application.options);
  }
}

class ComponentThemeContext extends MarkdownThemeContext {
  constructor(theme: MarkdownTheme, page: MarkdownPageEvent<Reflection>, options: Options) {
    super(theme, page, options);
    // The router makes pages for modules only.
    this.templates = {
      ...this.templates,
      reflection: ({ model }) => modulePage(this, model),
    };
  }
}

function modulePage(context: MarkdownThemeContext, module: DeclarationReflection): string {
  const title = moduleTitle(module);
  const main = mainExport(module);
  if (!main) throw new Error(`${module.name}: export "${title}" is missing.`);
  const isComponent = /^[A-Z]/.test(title);
  const summary = text(context, commentOf(main)?.summary);
  const body = [
    ...(hasTitleBlock(module) ? [afterFirstSentence(summary)] : [summary, importLine(title)]),
    ...(isComponent ? componentPage : functionPage)(context, main),
  ];
  const content = body.filter(Boolean).join('\n\n');
  return [frontMatter(context, module, main), siteImports(content), content]
    .filter(Boolean)
    .join('\n\n');
}

const COMPONENTS = ['BulmaClasses', 'PropName', 'ThemeVariables'];

/** Imports of those components of the site that a page uses. */
const siteImports = (page: string) =>
  COMPONENTS.filter((name) => page.includes(`<${name}`))
    .map((name) => `import ${name} from '@site/src/ui/${name}';`)
    .join('\n');

const importLine = (title: string) => `\`\`\`tsx\nimport { ${title} } from 'bulmatic';\n\`\`\``;

/** Whether the site puts a title block on the page, which says what the component is and how to import it. */
const hasTitleBlock = ({ name }: Reflection) =>
  moduleOfPage(`/docs/api/${name.toLowerCase()}.md`) !== undefined;

const afterFirstSentence = (summary: string) =>
  summary
    .split(/(?<=\.)\s+/)
    .slice(1)
    .join(' ');

/** The first sentence of a comment, without markup. */
function plainSummary(context: MarkdownThemeContext, main: DeclarationReflection): string {
  const summary = context.helpers.getCommentParts(commentOf(main)?.summary ?? []);
  const [first = ''] = summary.replace(/\s+/g, ' ').split(/(?<=\.) /);
  return first.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
}

const MAX_DESCRIPTION = 160;

/** What search engines show of the page. */
function descriptionOf(module: Reflection, sentence: string): string {
  const withContents = `${sentence} Props, types, Bulma classes and CSS variables.`;
  const fits = hasTitleBlock(module) && withContents.length <= MAX_DESCRIPTION;
  return fits ? withContents : sentence;
}

function frontMatter(
  context: MarkdownThemeContext,
  module: DeclarationReflection,
  main: DeclarationReflection,
): string {
  const fileName = main.sources?.[0]?.fullFileName.replace(/^.*\/library\//, 'library/');
  const fields = {
    title: main.name,
    // Docusaurus would take a page that is named like its folder for the folder's index.
    slug: `/api/${module.name.toLowerCase()}`,
    description: descriptionOf(module, plainSummary(context, main)),
    custom_edit_url: `${deployment.repositoryUrl}/edit/main/${fileName}`,
  };
  // A JSON string is a YAML string too.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
