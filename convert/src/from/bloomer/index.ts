import type { Peer } from '../peer.ts';
import { components } from './components.data.ts';
import { elements } from './elements.data.ts';
import { gone } from './others.data.ts';
import { props } from './props.data.ts';

/** bloomer 0.6, for Bulma 0.6. */
export const BLOOMER: Peer = {
  package: 'bloomer',
  folders: /^(?:lib|esm)\/(?:\w+\/)*(\w+)(?:\.js)?$/,
  breakpoints: 'keys',
  isPrefixed: true,
  tables: { props, elements, components, gone },
};
