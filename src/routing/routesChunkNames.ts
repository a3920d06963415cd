/** Replaces `@generated/routesChunkNames`: the names of the chunks of the known routes. */
import { own } from './own.ts';

export default { ...own?.chunkNames };
