import type { Peer } from '../peer.ts';
import { components } from './components.data.ts';
import { forms } from './forms.data.ts';
import { helpers, rules } from './helpers.data.ts';
import { interactive } from './interactive.data.ts';
import { functions, gone } from './others.data.ts';

/** bestax-bulma 5.6, for Bulma 1.0. */
export const BESTAX_BULMA: Peer = {
  package: '@allxsmith/bestax-bulma',
  breakpoints: 'suffixes',
  isPrefixed: true,
  tables: { rules, helpers, components, forms, interactive, functions, gone },
};
