// The original says what is on, not what the next press does, and that press does nothing if the default is dark.
import type { ReactNode } from 'react';
import { useThemeConfig, type ColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import { nextChoice } from './nextChoice.ts';
import styles from './styles.module.css';

function labelFor(choice: ColorMode | null): string {
  if (choice === 'dark') {
    return translate({ id: 'site.colorMode.dark', message: 'Switch to dark mode' });
  }
  if (choice === 'light') {
    return translate({ id: 'site.colorMode.light', message: 'Switch to light mode' });
  }
  return translate({ id: 'site.colorMode.system', message: "Follow the system's mode" });
}

export default function ColorModeToggle(props: Props): ReactNode {
  const { className, buttonClassName, respectPrefersColorScheme, value, onChange } = props;
  const { defaultMode } = useThemeConfig().colorMode;
  const isBrowser = useIsBrowser();
  const next = nextChoice(value, { defaultMode, respectPrefersColorScheme });
  const label = labelFor(next);
  // Styles pick the icon by attributes that a script in the head sets, so that it is right before React runs.
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx(
          'clean-btn',
          styles.button,
          respectPrefersColorScheme ? styles.byChoice : styles.byMode,
          buttonClassName,
        )}
        disabled={!isBrowser}
        aria-label={label}
        title={label}
        onClick={() => onChange(next)}
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
        <IconSystemColorMode aria-hidden className={styles.system} />
      </button>
    </div>
  );
}
