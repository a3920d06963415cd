// The original scrolls smoothly even with reduced motion, loses the focus when it hides, and is empty in forced colors.
import type { ReactNode } from 'react';
import { prefersReducedMotion, ThemeClassNames } from '@docusaurus/theme-common';
import { useBackToTopButton } from '@docusaurus/theme-common/internal';
import { translate } from '@docusaurus/Translate';
import clsx from 'clsx';
import { focusElement } from '../../browser/focusElement.ts';
import styles from './styles.module.css';

const THRESHOLD = 300;

export default function BackToTopButton(): ReactNode {
  const { shown, scrollToTop } = useBackToTopButton({ threshold: THRESHOLD });

  function goToTop() {
    if (prefersReducedMotion()) window.scrollTo({ top: 0, behavior: 'instant' });
    else scrollToTop();
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusElement(heading);
  }

  const { backToTopButton } = ThemeClassNames.common;
  return (
    <button
      type="button"
      className={clsx('clean-btn', backToTopButton, styles.button, shown && styles.shown)}
      aria-label={translate({
        id: 'theme.BackToTopButton.buttonAriaLabel',
        message: 'Scroll back to top',
      })}
      onClick={goToTop}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
        <path d="m5 14 7-7 7 7" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </button>
  );
}
