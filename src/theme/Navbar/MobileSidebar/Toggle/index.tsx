// The original doesn't say what a click does. The open dialog covers the button, so a click can only open it.
import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import IconMenu from '@theme/Icon/Menu';

export default function NavbarMobileSidebarToggle(): ReactNode {
  const { shown, toggle } = useNavbarMobileSidebar();
  return (
    <button
      type="button"
      className="navbar__toggle clean-btn"
      aria-expanded={shown}
      aria-haspopup="dialog"
      aria-label={translate({
        id: 'theme.navbar.mobileSidebar.openButtonAriaLabel',
        message: 'Open navigation bar',
        description: 'The ARIA label of the button that opens the mobile sidebar',
      })}
      onClick={toggle}
    >
      <IconMenu />
    </button>
  );
}
