/// <reference types="@rspack/core/module" />

/** What `plugins/routing` writes for the browser: for each page its part in a data block, for the site the whole in a file. */
declare module '@generated/routing' {
  import type { GlobalData } from '@docusaurus/types';

  /** A route as Docusaurus writes it, but for its component, which the hash stands for. */
  export interface Entry {
    path: string;
    /** Docusaurus' own; a page that is not found has none. */
    hash?: string;
    exact?: true;
    routes?: Entry[];
    /** Whatever else the plugin of the route adds, such as the name of a sidebar. */
    [attribute: string]: unknown;
  }

  /** The names of the chunks of a route, in the shape of the props of its component. */
  export type Names = string | Names[] | { [prop: string]: Names };

  /** The id of a module, those of the chunks that it needs, and of those of its code, which a page has in its HTML too. */
  export type Module = [id: string | number, chunks: string[], codeChunks?: string[]];

  export interface Tables {
    routes: Entry[];
    /** By the path and the hash of a route. */
    chunkNames: Record<string, Names>;
    /** By the names of their chunks. */
    modules: Record<string, Module>;
    /** Files of chunks by their ids, relative to the site. */
    files: Record<string, string>;
    globalData: GlobalData;
  }

  export interface Whole extends Tables {
    /** Ids of chunks that are too large to be loaded because a link to their page is in sight. */
    heavy: string[];
  }

  export interface Part extends Tables {
    /** Address of the tables of the whole site. */
    whole: string;
    /** What takes the place of modules that grow with the site, by the names of their chunks. */
    data: Record<string, object>;
  }
}
