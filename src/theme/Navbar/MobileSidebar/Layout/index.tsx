// The original is not a dialog: the focus can move to the page behind it, and Escape does nothing.
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ThemeClassNames, usePrevious } from '@docusaurus/theme-common';
import {
  useLocationChange,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Navbar/MobileSidebar/Layout';
import clsx from 'clsx';
import { showActiveItem } from '../../../../browser/activeItem.ts';
import { useBackToClose } from './useBackToClose.ts';

const { container, panel } = ThemeClassNames.layout.navbar.mobileSidebar;

function Panel({ isShown, children }: { isShown: boolean; children: ReactNode }): ReactNode {
  const ref = useRef<HTMLDivElement>(null);
  const wasShown = usePrevious(isShown);
  useEffect(() => {
    if (isShown && wasShown === false)
      ref.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isShown, wasShown]);
  return (
    <div ref={ref} className={clsx(panel, 'menu')} inert={!isShown}>
      {children}
    </div>
  );
}

function Sidebar({ header, primaryMenu, secondaryMenu }: Props): ReactNode {
  const { toggle: close } = useNavbarMobileSidebar();
  const isSecondaryShown = useNavbarSecondaryMenu().shown;
  const ref = useRef<HTMLDialogElement>(null);

  const followLink = useBackToClose();

  // Not every link closes the sidebar.
  useLocationChange(close);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const closeFromBackdrop = ({ target }: Event) => {
      if (target === dialog) close();
    };
    let isTold = false;
    const tell = () => {
      isTold = true;
      close();
    };
    dialog.addEventListener('click', closeFromBackdrop);
    dialog.addEventListener('close', tell);
    dialog.showModal();
    dialog.querySelectorAll(`.${panel}`).forEach(showActiveItem);
    return () => {
      dialog.removeEventListener('close', tell);
      // The user has closed it just now, and its event would come too late: the next page would open it again.
      if (!dialog.open && !isTold) close();
      // A dialog that is removed while it is open would not return the focus.
      dialog.close();
    };
  }, [close]);

  return (
    <dialog
      ref={ref}
      className={container}
      onClickCapture={followLink}
      aria-label={translate({
        id: 'theme.navbar.mobileSidebar.ariaLabel',
        message: 'Navigation',
        description: 'The ARIA label of the mobile sidebar, which is a dialog',
      })}
    >
      {header}
      <Panel isShown={!isSecondaryShown}>{primaryMenu}</Panel>
      <Panel isShown={isSecondaryShown}>{secondaryMenu}</Panel>
    </dialog>
  );
}

export default function NavbarMobileSidebarLayout(props: Props): ReactNode {
  return useNavbarMobileSidebar().shown && <Sidebar {...props} />;
}
