// The original opens on hover while aria-expanded says it is closed, and supports neither Escape nor the arrow keys.
import { useId, type MouseEvent, type ReactNode } from 'react';
import NavbarItem from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import clsx from 'clsx';
import { Label } from '../Label.tsx';
import styles from './styles.module.css';
import { useDropdown } from './useDropdown.ts';

export default function DropdownNavbarItemDesktop(props: Props): ReactNode {
  const { items, position, className, ...link } = props;
  const { ref, isOpen, setOpen, closeAndReturn } = useDropdown();
  const id = useId();
  const isLink = Boolean(link.to ?? link.href);
  return (
    <div
      ref={ref}
      className={clsx(
        'navbar__item dropdown',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
    >
      {isLink && (
        <NavbarNavLink
          id={`${id}label`}
          className={clsx('navbar__link', styles.link, className)}
          {...link}
        />
      )}
      <button
        type="button"
        className={clsx('clean-btn navbar__link', styles.button, !isLink && className)}
        aria-expanded={isOpen}
        aria-controls={`${id}menu`}
        aria-labelledby={isLink ? `${id}label` : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {!isLink && <Label {...link} />}
      </button>
      <ul id={`${id}menu`} className={clsx('dropdown__menu', styles.menu)}>
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            onClick={(event: MouseEvent<HTMLAnchorElement>) => {
              item.onClick?.(event);
              closeAndReturn();
            }}
          />
        ))}
      </ul>
    </div>
  );
}
