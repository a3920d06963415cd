import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';

type Sidebars = Record<string, PropSidebarItem[]>;

const isCategory = (item: PropSidebarItem): item is PropSidebarItemCategory =>
  item.type === 'category';

const isAt = (item: PropSidebarItem, path: string) => 'href' in item && item.href === path;

const holds = (item: PropSidebarItem, path: string): boolean =>
  isAt(item, path) || (isCategory(item) && item.items.some((child) => holds(child, path)));

/** A category that is closed: what it links to without scripts is its first item. */
function closed(category: PropSidebarItemCategory): PropSidebarItemCategory {
  const [first] = category.items;
  if (!first) return category;
  return { ...category, items: [isCategory(first) ? closed(first) : first] };
}

/** What the page at a path shows of a sidebar: the items of its open categories. */
function shownItems(items: readonly PropSidebarItem[], path: string): PropSidebarItem[] {
  return items.map((item) => {
    if (!isCategory(item)) return item;
    // Its page lists its items, open or not.
    const isOpen = !item.collapsible || !item.collapsed || holds(item, path);
    return isOpen ? { ...item, items: shownItems(item.items, path) } : closed(item);
  });
}

/** What the page at a path shows of the sidebars of its version: its own one, with the items of open categories. */
export function shownSidebars(sidebars: Sidebars, path: string, name: unknown): Sidebars {
  const sidebar = typeof name === 'string' ? sidebars[name] : undefined;
  return sidebar ? { [name as string]: shownItems(sidebar, path) } : {};
}
