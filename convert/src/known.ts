import { PACKED } from './mapping.generated.ts';
import { unpackMapping } from './packed.ts';

/** What the converter knows of the library and of Bulma. */
export const MAPPING = unpackMapping(PACKED);
