interface Connection {
  effectiveType: string;
  saveData: boolean;
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;

/** Whether the user wants to save data, or the connection is too slow to preload anything. */
export const isSlow = () =>
  Boolean(connection()?.saveData || connection()?.effectiveType.includes('2g'));

/** Whether a page may hydrate before the user interacts with it. */
export const mayHydrateUnused = () => !isSlow() && connection()?.effectiveType !== '3g';
