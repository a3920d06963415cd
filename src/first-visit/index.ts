/** Runs in the head of every page, before anything is shown and before Docusaurus reads the storage. */
import { keepActiveItem } from '../browser/activeItem.ts';
import { printLight } from '../browser/printLight.ts';
import { watchFirstLoad } from './firstLoad.ts';
import { startFrames } from './frames.ts';
import { keepPresses } from './presses.ts';
import { keepSearch } from './search.ts';
import { forgetOldAnnouncement, forgetUnknownColorMode, usableStorage } from './storage.ts';
import { wakeWhenIdle } from './wake.ts';

/** `plugins/pages/first-visit/script.ts` inserts it into the bundle. */
declare const ANNOUNCEMENT_ID: string | null;

watchFirstLoad();
const storage = usableStorage();
if (storage) {
  forgetUnknownColorMode(storage);
  if (ANNOUNCEMENT_ID) forgetOldAnnouncement(storage, ANNOUNCEMENT_ID);
}
addEventListener('DOMContentLoaded', keepActiveItem);
addEventListener('load', startFrames);
wakeWhenIdle();
printLight();
keepSearch();
keepPresses();
