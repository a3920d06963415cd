import button from '@site/docs/components/_gallery/home/button.demo.tsx?picture';
import notification from '@site/docs/components/_gallery/home/notification.demo.tsx?picture';
import progress from '@site/docs/components/_gallery/home/progress.demo.tsx?picture';
import tag from '@site/docs/components/_gallery/home/tag.demo.tsx?picture';

/** Some components for the home page. */
export const PICTURES = [button, tag, progress, notification];
