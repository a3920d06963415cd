import type { DeclarationReflection, Options, Reflection } from 'typedoc';
import {
  MarkdownTheme,
  MarkdownThemeContext,
  type MarkdownPageEvent,
} from 'typedoc-plugin-markdown';
import { deployment } from '../deployment.ts';
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
  return [
    frontMatter(context, module, main),
    text(context, commentOf(main)?.summary),
    '```tsx\n' + `import { ${title} } from 'bulmatic';` + '\n```',
    ...(isComponent ? componentPage : functionPage)(context, main),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** The first sentence of a comment, without markup. */
function plainSummary(context: MarkdownThemeContext, main: DeclarationReflection): string {
  const summary = context.helpers.getCommentParts(commentOf(main)?.summary ?? []);
  const [first = ''] = summary.replace(/\s+/g, ' ').split(/(?<=\.) /);
  return first.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');
}

function frontMatter(
  context: MarkdownThemeContext,
  module: DeclarationReflection,
  main: DeclarationReflection,
): string {
  const fileName = main.sources?.[0]?.fullFileName.replace(/^.*\/library\//, 'library/');
  const fields = {
    // The guide has a page of the same name.
    title: `${main.name} API`,
    // Docusaurus would take a page that is named like its folder for the folder's index.
    slug: `/api/${module.name.toLowerCase()}`,
    sidebar_label: main.name,
    description: plainSummary(context, main),
    custom_edit_url: `${deployment.repositoryUrl}/edit/main/${fileName}`,
  };
  // A JSON string is a YAML string too.
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return ['---', ...lines, '---'].join('\n');
}
