import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

import { isSamePath } from './path.ts';

type Sidebars = Record<string, PropSidebarItem[]>;

const isCategory = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category';

const isAt = (item: PropSidebarItem, path: string) =>
  'href' in item && isSamePath(item.href ?? '', path);

const holds = (item: PropSidebarItem, path: string): boolean =>
  isAt(item, path) || (isCategory(item) && item.items.some((child) => holds(child, path)));

/** A closed category. Without JavaScript, it links to its first item. */
function closed(category: PropSidebarItemCategory): PropSidebarItemCategory {
  const [first] = category.items;
  if (!first) return category;
  return { ...category, items: [isCategory(first) ? closed(first) : first] };
}

/** The part of a sidebar that the page at a path shows: the items of its open categories. */
function shownItems(items: readonly PropSidebarItem[], path: string): PropSidebarItem[] {
  return items.map((item) => {
    if (!isCategory(item)) return item;
    // The page of a category lists its items, whether it is open or closed.
    const isOpen = !item.collapsible || !item.collapsed || holds(item, path);
    return isOpen ? { ...item, items: shownItems(item.items, path) } : closed(item);
  });
}

/** The sidebar of its version that the page at a path shows, with the items of open categories. */
export function shownSidebars(sidebars: Sidebars, path: string, name: unknown): Sidebars {
  const sidebar = typeof name === 'string' ? sidebars[name] : undefined;
  return sidebar ? { [name as string]: shownItems(sidebar, path) } : {};
}
