/**
 * Runs in the page: the contrast of each color of code (`--code-...`) with the background of code, and with that of a
 * highlighted line, by name.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastsOfCode(): Record<string, number> {
  const probe = document.body.appendChild(document.createElement('span'));
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas to read colors from.');

  const luminance = (variable: string) => {
    probe.style.color = `var(${variable})`;
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
      (byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      },
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  const names = ['text', 'comment', 'keyword', 'tag', 'string', 'number'];
  const backgrounds = ['--code-background', '--docusaurus-highlighted-code-line-bg'];
  const contrasts = names.flatMap((name) =>
    backgrounds.map((background) => [
      `--code-${name} on ${background}`,
      contrast(`--code-${name}`, background),
    ]),
  );
  probe.remove();
  return Object.fromEntries(contrasts) as Record<string, number>;
}
