import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useRows } from './useRows.ts';

const linkOf = ({ target }: SyntheticEvent) => (target as Element).closest('a');

/** Preloads the page behind a link on hover. */
function preload(event: SyntheticEvent) {
  const link = linkOf(event);
  if (link) void window.docusaurus.preload(link.pathname);
}

/**
 * Rows of a table, from HTML that the build made. Their links, more than 800, work like `Link` without a component
 * each.
 */
export default function LinkedRows({ of }: { of: string }): ReactNode {
  const rows = useRows<HTMLTableSectionElement>(of);
  const history = useHistory();
  const { collectLink } = useBrokenLinks();
  for (const [, href = ''] of rows.dangerouslySetInnerHTML.__html.matchAll(/href="([^"]+)"/g))
    collectLink(href);

  function follow(event: MouseEvent) {
    const link = linkOf(event);
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    if (!link || altKey || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    history.push(link.pathname + link.hash);
  }

  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the target of the click is a link, which also works with the keyboard
    <tbody {...rows} onClick={follow} onPointerOver={preload} />
  );
}
