/** Replaces `@generated/globalData`: it has the data that this page needs, and all data once the whole is loaded. */
import { own } from './own.ts';

export default { ...own?.globalData };
