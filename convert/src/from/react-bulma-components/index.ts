import type { Peer } from '../peer.ts';
import { components } from './components.data.ts';
import { forms } from './forms.data.ts';
import { modal, navbar, pagination } from './interactive.data.ts';
import { gone } from './others.data.ts';
import { props } from './props.data.ts';
import { version3 } from './version3.data.ts';

/** react-bulma-components 4.1, and what version 3 named otherwise. */
export const REACT_BULMA_COMPONENTS: Peer = {
  package: 'react-bulma-components',
  folders: /^(?:lib|cjs|esm|src|dist)\/components\/([a-z-]+)(?:\/index)?(?:\.m?js)?$/,
  namespace: 'Form',
  breakpoints: 'objects',
  isPrefixed: false,
  tables: { props, version3, components, forms, modal, pagination, navbar, gone },
};
