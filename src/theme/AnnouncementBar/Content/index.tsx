// In the original, links reload the whole page.
import { useEffect, useRef, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/AnnouncementBar/Content';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Whether a link opens a page of this site, in this tab. */
const isOfSite = (link: HTMLAnchorElement, baseUrl: string) =>
  link.origin === window.location.origin && link.pathname.startsWith(baseUrl) && !link.target;

export default function AnnouncementBarContent(props: Props): ReactNode {
  const { announcementBar } = useThemeConfig();
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = content.current;
    if (!element) return;

    for (const link of element.querySelectorAll('a')) {
      if (isOfSite(link, baseUrl)) void window.docusaurus.prefetch(link.pathname);
    }

    function open(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || !isOfSite(link, baseUrl) || !isPlainClick(event)) return;
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    }
    element.addEventListener('click', open);
    return () => element.removeEventListener('click', open);
  }, [baseUrl, history]);

  const html = { __html: announcementBar?.content ?? '' };
  return <div {...props} ref={content} dangerouslySetInnerHTML={html} />;
}
