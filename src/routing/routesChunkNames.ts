/** Takes the place of `@generated/routesChunkNames`: the names of the chunks of the routes that are known. */
import { own } from './own.ts';

export default { ...own?.chunkNames };
