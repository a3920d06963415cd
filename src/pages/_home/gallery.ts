import columns from '@site/docs/components/_gallery/columns.demo.tsx?stage';
import message from '@site/docs/components/_gallery/message.demo.tsx?stage';
import tabs from '@site/docs/components/_gallery/tabs.demo.tsx?stage';
import button from '@site/docs/components/_gallery/button.demo.tsx?stage';
import notification from '@site/docs/components/_gallery/notification.demo.tsx?stage';
import progress from '@site/docs/components/_gallery/progress.demo.tsx?stage';
import tag from '@site/docs/components/_gallery/tag.demo.tsx?stage';
import field from '@site/docs/components/_gallery/field.demo.tsx?stage';
import type { GalleryItem } from '@site/src/components/Gallery';

/** Some components of each group that have a small picture, for the home page. */
export const galleryItems: readonly GalleryItem[] = [
  { name: 'Button', group: 'elements', demo: button },
  { name: 'Tag', group: 'elements', demo: tag },
  { name: 'Progress', group: 'elements', demo: progress },
  { name: 'Notification', group: 'elements', demo: notification },
  { name: 'Tabs', group: 'components', demo: tabs },
  { name: 'Message', group: 'components', demo: message },
  { name: 'Field', group: 'form', demo: field },
  { name: 'Columns', group: 'columns', demo: columns },
];
