import { renderToHydrate } from '../render.ts';
import { pageOf, RESULT, TRY_IT } from '../route.ts';
import { fromRoot } from '../../base/root.ts';
import { startOf } from './bundle.ts';
import { demoFiles } from './files.ts';
import { GALLERY, renderGallery } from './gallery.ts';
import { titleOf } from './title.ts';

/** A page without the site around it, which frames show: with a demo, or with what a tool of the site shows. */
export interface FramedPage {
  /** Its path below the base URL of the site. */
  path: string;
  /** Its script, as an entry of a bundle. */
  entry: string;
  title: () => string;
  /** The HTML that its script takes over. */
  html: () => string;
  /** Whether it is the gallery, on which users see their themes: the page around it sets colors and mode. */
  isThemed: boolean;
}

const demoPage = (file: string): FramedPage => ({
  path: pageOf(file),
  entry: startOf(file),
  title: () => titleOf(file),
  html: () => renderToHydrate(file),
  isThemed: false,
});

const TOOLS: readonly FramedPage[] = [
  { ...demoPage(RESULT), title: () => 'What the converter makes' },
  {
    path: TRY_IT,
    entry: fromRoot('src/playground/framePage.tsx'),
    title: () => 'Try it',
    html: () => '',
    isThemed: false,
  },
  {
    path: 'demos/gallery',
    entry: startOf(GALLERY),
    title: () => 'All components',
    html: renderGallery,
    isThemed: true,
  },
];

/** The pages of all demos but the pictures of the gallery, and those of the tools. */
export const framedPages = (): FramedPage[] => [...demoFiles().map(demoPage), ...TOOLS];
