// The original closes in one tab only, loses the focus, takes the banner's role, and has the same colors in both modes.
import { lazy, Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { createStorageSlot, ThemeClassNames, useThemeConfig } from '@docusaurus/theme-common';
import { useAnnouncementBar } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import AnnouncementBarCloseButton from '@theme/AnnouncementBar/CloseButton';
import clsx from 'clsx';
import styles from './styles.module.css';
import { AnnouncementText } from './Text.tsx';
import { useSiteVersions } from '../../ui/Versions/useSiteVersions.ts';

/** Only the builds of old versions load it. */
const OldVersion = lazy(() => import('./OldVersion.tsx'));

const storedDismissal = createStorageSlot('docusaurus.announcement.dismiss');

// Without storage, only this remembers the dismissal when the next page has a different layout.
let isDismissed = false;

function moveFocusOut(bar: HTMLElement | null) {
  if (!bar?.contains(document.activeElement)) return;
  document.querySelector<HTMLElement>('.navbar__brand')?.focus();
}

function Announcement(): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { isActive, close } = useAnnouncementBar();
  const bar = useRef<HTMLElement>(null);

  function dismiss() {
    moveFocusOut(bar.current);
    isDismissed = true;
    close();
  }

  const onStored = useEffectEvent(({ newValue }: StorageEvent) => {
    if (newValue === 'true') dismiss();
  });
  useEffect(() => storedDismissal.listen((event) => onStored(event)), []);

  if (!isActive || isDismissed) return null;

  return (
    <section
      ref={bar}
      className={clsx(ThemeClassNames.announcementBar.container, styles.bar)}
      aria-label={translate({ id: 'site.announcement.label', message: 'Announcement' })}
    >
      <AnnouncementText className={styles.content} />
      {announcementBar?.isCloseable && (
        <AnnouncementBarCloseButton className={styles.close} onClick={dismiss} />
      )}
    </section>
  );
}

export default function AnnouncementBar(): ReactNode {
  const { own, all } = useSiteVersions();
  if (own === all[0]) return <Announcement />;
  return (
    <Suspense>
      <OldVersion />
    </Suspense>
  );
}
