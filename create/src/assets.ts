/** Texts of files of an app, by their paths. */
export type Layer = Record<string, string>;

/** A whole screen of an app, which becomes a page. */
export interface Recipe {
  name: string;
  title: string;
  /** The paths of its files and of those of the pieces in it: the same as `npx shadcn add` writes. */
  files: string[];
  /** The packages that it needs besides those of every app, with their versions. */
  packages: Record<string, string>;
}

/** What apps are made of. It is packed as one file, which every package manager can read from its cache. */
export interface Assets {
  /** The version of the library, or the address of its package until npm has it. */
  bulmatic: string;
  layers: Record<string, Layer>;
  /** The files of all recipes, many of which are in several. */
  files: Layer;
  recipes: Recipe[];
}
