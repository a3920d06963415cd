/** A search that the benchmark compares, in a browser. */
export interface ComparedSearch {
  /** Loads its code and its index. */
  load: () => Promise<void>;
  /** Looks for a text, and does nothing with what it finds. */
  find: (query: string) => unknown;
  /** The routes of what it finds, the best one first. */
  routes: (query: string) => string[] | Promise<string[]>;
}

declare global {
  interface Window {
    compared: ComparedSearch;
  }
}
