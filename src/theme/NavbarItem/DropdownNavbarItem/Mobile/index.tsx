// The original is a link to nowhere with the role of a button, next to a button that doesn't say what it expands.
import { useId, type ReactNode } from 'react';
import { Collapsible, useCollapsible } from '@docusaurus/theme-common';
import { useLocation } from '@docusaurus/router';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import { Label } from '../Label.tsx';
import styles from './styles.module.css';

export default function DropdownNavbarItemMobile(props: Props): ReactNode {
  const { items, className, onClick, ...link } = { ...props, position: undefined };
  const { pathname } = useLocation();
  const { withBaseUrl } = useBaseUrlUtils();
  const { collapsed, toggleCollapsed } = useCollapsible({
    initialState: !items.some(({ to }) => to && withBaseUrl(to) === pathname),
  });
  const id = useId();
  const isLink = Boolean(link.to ?? link.href);
  return (
    <li className={clsx('menu__list-item', collapsed && 'menu__list-item--collapsed')}>
      <div className="menu__list-item-collapsible">
        {isLink && (
          <NavbarNavLink
            id={id}
            className={clsx('menu__link', className)}
            {...link}
            onClick={onClick}
          />
        )}
        <button
          type="button"
          className={clsx(
            'clean-btn',
            isLink ? 'menu__caret' : 'menu__link menu__link--sublist menu__link--sublist-caret',
            !isLink && [styles.button, className],
          )}
          aria-expanded={!collapsed}
          aria-labelledby={isLink ? id : undefined}
          onClick={toggleCollapsed}
        >
          {!isLink && <Label {...link} />}
        </button>
      </div>
      <Collapsible lazy as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...item}
          />
        ))}
      </Collapsible>
    </li>
  );
}
