const PROBE = 'storage-probe';

/**
 * The browser's storage, if it works. If there is none, or if reading or writing it throws, this says so once and removes
 * it: Docusaurus then does without, and does not complain on the console at each use.
 */
export function usableStorage(): Storage | null {
  try {
    localStorage.setItem(PROBE, PROBE);
    localStorage.removeItem(PROBE);
    return localStorage;
  } catch (error) {
    console.warn('Browser storage is not available: choices last until the page is closed.', error);
    Object.defineProperty(window, 'localStorage', { value: null });
    return null;
  }
}

/** Forgets a stored colour mode that does not exist; Docusaurus would write it into the page and keep it. */
export function forgetUnknownColorMode(storage: Storage) {
  const mode = storage.getItem('theme');
  if (mode !== 'light' && mode !== 'dark') storage.removeItem('theme');
}

/** Forgets that an announcement was dismissed if another one takes its place; Docusaurus does so one visit too late. */
export function forgetOldAnnouncement(storage: Storage, id: string) {
  if (storage.getItem('docusaurus.announcement.id') === id) return;
  storage.setItem('docusaurus.announcement.id', id);
  storage.removeItem('docusaurus.announcement.dismiss');
}
