import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadedPlugin } from '@docusaurus/types';

type SidebarItem = LoadedVersion['sidebars'][string][number];

function docsIn(item: SidebarItem): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(docsIn)];
}

function docPaths({ sidebars, docs }: LoadedVersion): string[] {
  const paths = new Map(docs.map(({ id, permalink }) => [id, permalink]));
  const ids = Object.values(sidebars).flat().flatMap(docsIn);
  return ids.map((id) => paths.get(id) ?? '');
}

const contentOf = (plugins: readonly LoadedPlugin[], name: string) =>
  plugins.find((plugin) => plugin.name === `docusaurus-plugin-content-${name}`)?.content;

/** Paths of documents in the order of the sidebars, then those of posts, newest first. */
export function pathsInOrder(plugins: readonly LoadedPlugin[]): string[] {
  const docs = contentOf(plugins, 'docs') as LoadedContent | undefined;
  const blog = contentOf(plugins, 'blog') as BlogContent | undefined;
  const latest = docs?.loadedVersions.find(({ isLast }) => isLast);
  return [
    ...(latest ? docPaths(latest) : []),
    ...(blog?.blogPosts.map(({ metadata }) => metadata.permalink) ?? []),
  ];
}
