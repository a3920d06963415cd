import type { Peer } from '../peer.ts';
import { components } from './components.data.ts';
import { elements } from './elements.data.ts';
import { forms } from './forms.data.ts';
import { gone } from './others.data.ts';
import { props } from './props.data.ts';

/** rbx 2.2, for Bulma 0.7. */
export const RBX: Peer = {
  package: 'rbx',
  folders: /^(?:components|elements|grid|layout|base)(?:\/([a-z-]+))*?(?:\/index)?(?:\.js)?$/,
  breakpoints: 'objects',
  isPrefixed: false,
  tables: { props, elements, components, forms, gone },
};
