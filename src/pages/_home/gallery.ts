import button from '@site/docs/components/elements/button/basic.demo.tsx?demo';
import columns from '@site/docs/components/columns/columns/basic.demo.tsx?demo';
import notification from '@site/docs/components/elements/notification/basic.demo.tsx?demo';
import progress from '@site/docs/components/elements/progress/basic.demo.tsx?demo';
import tag from '@site/docs/components/elements/tag/basic.demo.tsx?demo';
import type { GalleryItem } from '@site/src/components/Gallery';

/** One component or two of each group, for the home page. */
export const galleryItems: readonly GalleryItem[] = [
  { name: 'Button', to: '/docs/api/elements/button', demo: button },
  { name: 'Tag', to: '/docs/api/elements/tag', demo: tag },
  { name: 'Progress', to: '/docs/api/elements/progress', demo: progress },
  { name: 'Columns', to: '/docs/api/columns/columns', demo: columns },
  { name: 'Notification', to: '/docs/api/elements/notification', demo: notification },
];
