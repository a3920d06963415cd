import { useEffect, useRef, type ReactNode } from 'react';
import { useHistory } from '@docusaurus/router';
import { useThemeConfig } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** Whether a link opens a page of this site, in this tab. */
const isOfSite = (link: HTMLAnchorElement, baseUrl: string) =>
  link.origin === window.location.origin && link.pathname.startsWith(baseUrl) && !link.target;

interface AnnouncementTextProps {
  className?: string | undefined;
}

/** What the announcement says. In the original, its links reload the whole page. */
export function AnnouncementText({ className }: AnnouncementTextProps): ReactNode {
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
  return <div className={className} ref={content} dangerouslySetInnerHTML={html} />;
}
