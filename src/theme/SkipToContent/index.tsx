// The original loses the focus at once, and takes it after each navigation, which is a client module's task here.
import type { MouseEvent, ReactNode } from 'react';
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import { focusElement } from '../../browser/focusElement.ts';
import styles from './styles.module.css';

function skip(event: MouseEvent) {
  const main = document.querySelector('main');
  if (!main) return;
  event.preventDefault();
  main.scrollIntoView();
  focusElement(main);
}

export default function SkipToContent(): ReactNode {
  return (
    <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={skip}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
