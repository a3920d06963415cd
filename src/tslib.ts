/**
 * Replaces `tslib` on pages: of its 10 kB, `@docusaurus/utils-common` uses only this function. If another one is
 * needed, the build fails, because pages are rendered with this file too.
 */
export const __importDefault = (module: { __esModule?: boolean }) =>
  module.__esModule ? module : { default: module };
