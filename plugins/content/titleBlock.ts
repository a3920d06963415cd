import { parse } from 'acorn';
import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { catalogue } from '../library/catalogue.ts';
import { moduleOfPage } from '../library/modules.ts';
import { sinceText } from '../library/releases/releases.ts';
import { deployment } from '../base/deployment.ts';

/** What is at the top of both pages of a component. */
export interface Title {
  name: string;
  /** What it is for, in one sentence. */
  sentence: string;
  /** What to use instead, if it is deprecated. */
  deprecated?: string;
  /** The release that brought it, in words, if it hasn't always been there. */
  since?: string;
  /** Addresses of its source, and of its page in Bulma's documentation if there is one. */
  source: string;
  bulmaPage?: string;
  /** Routes of its two pages. */
  usage: string;
  api: string;
}

const fileOf = (id: string) => `titles/${id.replace('/', '-')}.json`;

/** The titles of all components that have a page in the component guide, by the name of the file that holds each. */
export function titles(): [file: string, title: Title][] {
  const { components, modules } = catalogue();
  return modules.flatMap(({ id, name, file, api, guide }) => {
    const about = components.find((one) => one.name === name);
    if (!about || !guide) return [];
    const { sentence, bulmaPage, deprecated } = about;
    const since = sinceText(about.since);
    const source = `${deployment.repositoryUrl}/blob/main/${file}`;
    return [
      [fileOf(id), { name, sentence, deprecated, since, source, bulmaPage, usage: guide, api }],
    ];
  });
}

/** The file with the proofs of a component. */
export const fileOfProofs = (id: string) => `proofs/${id.replace('/', '-')}.json`;

const programOf = (value: string) =>
  parse(value, { ecmaVersion: 'latest', sourceType: 'module' }) as Program;

const importOf = (component: string, data: string, file: string) => {
  const value = [
    `import ${component} from '@site/src/ui/${component}';`,
    `import ${data} from '@generated/reference/default/${file}';`,
  ].join('\n');
  return { type: 'mdxjsEsm', value, data: { estree: programOf(value) } } as RootContent;
};

/** `<TitleBlock {...titleOfComponent} page="usage" />` */
function blockOf(component: string, data: string, page?: 'usage' | 'api'): RootContent {
  const value = `...${data}`;
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [
      { type: 'mdxJsxExpressionAttribute', value, data: { estree: programOf(`({${value}})`) } },
      ...(page ? [{ type: 'mdxJsxAttribute' as const, name: 'page', value: page }] : []),
    ],
    children: [],
  };
}

/**
 * Remark plugin: puts the same title block at the top of the Usage page and the API page of each component, and what is
 * proven of it at the end of its API page.
 */
export default function titleBlock() {
  return (tree: Root, { path }: VFile) => {
    const found = moduleOfPage(path);
    if (!found) return;
    const { module, page } = found;
    tree.children.unshift(
      importOf('TitleBlock', 'titleOfComponent', fileOf(module.id)),
      blockOf('TitleBlock', 'titleOfComponent', page),
    );
    if (page === 'usage') return;
    tree.children.push(
      importOf('Proofs', 'proofsOfComponent', fileOfProofs(module.id)),
      { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Proofs' }] },
      blockOf('Proofs', 'proofsOfComponent'),
    );
  };
}
