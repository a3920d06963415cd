/** Shows a page in light mode while it is printed: paper is white, whatever is on the screen. */
export function printLight() {
  let onScreen: string | undefined;
  const show = (isPaper: boolean) => {
    const { dataset } = document.documentElement;
    if (isPaper) onScreen ??= dataset.theme;
    const mode = isPaper ? 'light' : onScreen;
    if (mode) dataset.theme = mode;
    if (!isPaper) onScreen = undefined;
  };
  addEventListener('beforeprint', () => show(true));
  addEventListener('afterprint', () => show(false));
  // Previews have no such events.
  matchMedia('print').addEventListener('change', ({ matches }) => show(matches));
}
