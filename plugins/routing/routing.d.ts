/// <reference types="@rspack/core/module" />

/**
 * The data that `plugins/routing` writes for the browser: a part in a data block of each page, and the whole in a file
 * of the site.
 */
declare module '@generated/routing' {
  import type { GlobalData } from '@docusaurus/types';

  /** A route as Docusaurus writes it, with a hash instead of its component. */
  export interface Entry {
    path: string;
    /** Docusaurus' hash. The 404 page has none. */
    hash?: string;
    exact?: true;
    routes?: Entry[];
    /** Other values that the plugin of the route adds, such as the name of a sidebar. */
    [attribute: string]: unknown;
  }

  /** The names of the chunks of a route, in the shape of the props of its component. */
  export type Names = string | Names[] | { [prop: string]: Names };

  /**
   * The id of a module, the ids of the chunks that it needs, and those of its highlighted code, which a page has in its
   * HTML too.
   */
  export type Module = [id: string | number, chunks: string[], codeChunks?: string[]];

  export interface Tables {
    routes: Entry[];
    /** By path and hash of a route. */
    chunkNames: Record<string, Names>;
    /** By the names of their chunks. */
    modules: Record<string, Module>;
    /** Files of chunks by their ids, relative to the site. */
    files: Record<string, string>;
    globalData: GlobalData;
  }

  export interface Whole extends Tables {
    /** Ids of chunks that are too large to load when a link to their page becomes visible. */
    heavy: string[];
  }

  export interface Part extends Tables {
    /** Address of the tables of the whole site. */
    whole: string;
    /** Replacements for modules that grow with the site, by the names of their chunks. */
    data: Record<string, object>;
  }
}
