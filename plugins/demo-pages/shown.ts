import { renderToHydrate } from '../demo/render.ts';
import { pageOf } from '../demo/route.ts';
import { GALLERY, renderGallery } from './gallery.ts';
import { titleOf } from './title.ts';

/** What a page of demos shows. */
interface Shown {
  /** Its path below the base URL of the site. */
  page: string;
  title: string;
  html: string;
}

/** What the page of a demo file shows, or that of the gallery. */
export function shownBy(entry: string, hash: string): Shown {
  return entry === GALLERY
    ? { page: 'demos/gallery', title: 'All components', html: renderGallery(hash) }
    : { page: pageOf(entry), title: titleOf(entry), html: renderToHydrate(entry, hash) };
}
