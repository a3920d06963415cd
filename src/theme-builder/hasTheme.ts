/** How the hash of an address begins that has a theme. */
export const START = '#theme=';

/** Whether the hash of an address has a theme. It needs nothing of the builder, which may not be loaded. */
export const hasTheme = (hash: string) => hash.startsWith(START);
