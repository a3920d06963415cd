const PROBE = 'storage-probe';

/**
 * The browser's storage, if it works. If there is none, or if reading or writing it throws, this logs one warning and
 * removes it. Docusaurus then works without it, and doesn't log an error at each use.
 */
export function usableStorage(): Storage | null {
  try {
    localStorage.setItem(PROBE, PROBE);
    localStorage.removeItem(PROBE);
    return localStorage;
  } catch (error) {
    console.warn('Browser storage is unavailable: settings last until you close the page.', error);
    Object.defineProperty(window, 'localStorage', { value: null });
    return null;
  }
}

/** Forgets a stored color mode that doesn't exist. Docusaurus would write it into the page and keep it. */
export function forgetUnknownColorMode(storage: Storage) {
  const mode = storage.getItem('theme');
  if (mode !== 'light' && mode !== 'dark') storage.removeItem('theme');
}

/** Forgets that an announcement was dismissed if another one replaces it. Docusaurus does so one visit too late. */
export function forgetOldAnnouncement(storage: Storage, id: string) {
  if (storage.getItem('docusaurus.announcement.id') === id) return;
  storage.setItem('docusaurus.announcement.id', id);
  storage.removeItem('docusaurus.announcement.dismiss');
}
