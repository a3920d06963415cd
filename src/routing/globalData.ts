/** Takes the place of `@generated/globalData`: what this page needs of it, and all once the whole is loaded. */
import { own } from './own.ts';

export default { ...own?.globalData };
