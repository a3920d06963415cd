// The original cuts descriptions off and adds an emoji to each item. This is a readable list.
import descriptions from '@generated/content/default/descriptions.json';
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import {
  filterDocCardListItems,
  useCurrentSidebarSiblings,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import type { PropSidebarItem, PropSidebarItemLink } from '@docusaurus/plugin-content-docs';
import type { Props } from '@theme/DocCardList';
import clsx from 'clsx';
import styles from './styles.module.css';

function Item({ item }: { item: PropSidebarItemLink }): ReactNode {
  const { version } = useDocsVersion();
  const description = descriptions[version]?.[item.docId ?? ''];
  return (
    <li>
      <Link to={item.href} className={styles.name}>
        {item.label}
      </Link>
      <p className={styles.description}>{item.description ?? description}</p>
    </li>
  );
}

const isLink = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

function List({ items, className }: Props & Required<Pick<Props, 'items'>>): ReactNode {
  return (
    <ul className={clsx(styles.list, className)}>
      {filterDocCardListItems(items)
        .filter(isLink)
        .map((item) => (
          <Item key={item.href} item={item} />
        ))}
    </ul>
  );
}

function SiblingList({ className }: Props): ReactNode {
  return <List items={useCurrentSidebarSiblings()} className={className} />;
}

export default function DocCardList({ items, ...props }: Props): ReactNode {
  return items ? <List items={items} {...props} /> : <SiblingList {...props} />;
}
