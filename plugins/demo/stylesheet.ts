import { createHash } from 'node:crypto';

/** A stylesheet and its address, which changes with its content. */
export interface Stylesheet {
  file: string;
  css: string;
}

export function stylesheet(name: string, css: string): Stylesheet {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { file: `assets/css/${name}.${hash}.css`, css };
}
