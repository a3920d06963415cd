import { hashOf } from './hash.ts';

/** A stylesheet and its address, which changes with its content. */
export interface Stylesheet {
  file: string;
  css: string;
}

export function stylesheet(name: string, css: string): Stylesheet {
  return { file: `assets/css/${name}.${hashOf(css)}.css`, css };
}
