/** A name with hyphens or colons as JavaScript writes it: `stroke-width` is `strokeWidth`. */
export const camelCase = (name: string) =>
  name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
