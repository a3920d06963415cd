import type { Peer } from '../peer.ts';
import { components } from './components.data.ts';
import { forms } from './forms.data.ts';
import { modal, navbar, pagination } from './interactive.data.ts';
import { gone } from './others.data.ts';
import { props } from './props.data.ts';

/** react-bulma-components 4.1, for Bulma 0.9. */
export const REACT_BULMA_COMPONENTS: Peer = {
  package: 'react-bulma-components',
  breakpoints: 'objects',
  isPrefixed: false,
  tables: { props, components, forms, modal, pagination, navbar, gone },
};
