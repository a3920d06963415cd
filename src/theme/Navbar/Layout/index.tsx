// The original hides the navbar while it contains the focus, and draws a backdrop that the browser now adds to the
// sidebar.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useHideableNavbar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/Layout';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function NavbarLayout({ children }: Props): ReactNode {
  const { hideOnScroll, style } = useThemeConfig().navbar;
  const { navbarRef, isNavbarVisible } = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({
        id: 'theme.NavBar.navAriaLabel',
        message: 'Main',
        description: 'The ARIA label for the main navigation',
      })}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        style && `navbar--${style}`,
        hideOnScroll && styles.hideable,
        hideOnScroll && !isNavbarVisible && styles.scrolledAway,
      )}
    >
      {children}
      <NavbarMobileSidebar />
    </nav>
  );
}
