// The original names the current mode, not what a click does, and a click does nothing if the default is dark.
import type { ReactNode } from 'react';
import { useThemeConfig, type ColorMode } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import { nextChoice } from '../../browser/nextChoice.ts';
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

const ICONS = [
  { choice: 'light', Icon: IconLightMode },
  { choice: 'dark', Icon: IconDarkMode },
  { choice: 'system', Icon: IconSystemColorMode },
] as const;

export default function ColorModeToggle(props: Props): ReactNode {
  const { className, buttonClassName, respectPrefersColorScheme, value, onChange } = props;
  const { defaultMode } = useThemeConfig().colorMode;
  const nextAfter = (choice: ColorMode | null) =>
    nextChoice(choice, { defaultMode, respectPrefersColorScheme });
  // CSS shows one of them by attributes that a script in the head sets, so icon and name are right before React runs.
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx(
          'color-mode-toggle clean-btn',
          styles.button,
          respectPrefersColorScheme ? styles.byChoice : styles.byMode,
          buttonClassName,
        )}
        onClick={() => onChange(nextAfter(value))}
      >
        {ICONS.map(({ choice, Icon }) => {
          const label = labelFor(nextAfter(choice === 'system' ? null : choice));
          return (
            <span
              key={choice}
              role="img"
              aria-label={label}
              title={label}
              className={styles[choice]}
            >
              <Icon aria-hidden />
            </span>
          );
        })}
      </button>
    </div>
  );
}
