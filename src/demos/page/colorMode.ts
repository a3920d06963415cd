import { printLight } from '../../browser/printLight.ts';

/** Inside a page of the site, a demo has the color mode of that page; alone, the one that the user chose there. */
function showColorMode() {
  const { documentElement: site } = parent.document;
  const show = (mode?: string | null) => {
    document.documentElement.dataset.theme = mode === 'dark' ? 'dark' : 'light';
  };
  if (parent !== window) {
    const follow = () => show(site.dataset.theme);
    const observer = new MutationObserver(follow);
    // The page around would keep this one in memory after it has removed its frame.
    addEventListener('pagehide', () => observer.disconnect());
    addEventListener('pageshow', () => {
      observer.observe(site, { attributeFilter: ['data-theme'] });
      follow();
    });
    return follow();
  }
  printLight();
  try {
    show(localStorage.getItem('theme'));
  } catch (error) {
    console.warn('Browser storage is unavailable: this page is light.', error);
  }
}

showColorMode();
