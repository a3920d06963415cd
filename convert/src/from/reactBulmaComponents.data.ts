import type { Peer } from './peer.ts';
export const REACT_BULMA_COMPONENTS: Peer = { package: 'react-bulma-components', breakpoints: 'objects', isPrefixed: false, tables: { a: [{ from: '`<Button submit>`, `pull="left"`', to: '`<Button type="submit">`, `pulled="left"`' }] } };
