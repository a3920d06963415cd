import { useLayoutEffect, type MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { addEntry, hasEntry, removeEntry } from '../../../../navigation/sidebarEntry.ts';

/**
 * Has Back close the sidebar, by an entry in the history.
 *
 * @returns What handles clicks in the sidebar: the entry goes before a link is followed.
 */
export function useBackToClose() {
  const router = useHistory();

  useLayoutEffect(() => {
    addEntry();
    return () => removeEntry(() => {});
  }, []);

  return function followLink(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    const isElsewhere = !link || link.target || link.origin !== window.location.origin;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    if (isElsewhere || ctrlKey || metaKey || shiftKey || altKey || !hasEntry()) return;
    event.preventDefault();
    const { pathname, search, hash } = link;
    removeEntry(() => router.push(pathname + search + hash));
  };
}
