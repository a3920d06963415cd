/**
 * Takes the place of `tslib` on pages: of its 10 kB, `@docusaurus/utils-common` uses this function. What needs another one
 * stops the build, since pages are rendered with it there.
 */
export const __importDefault = (module: { __esModule?: boolean }) =>
  module.__esModule ? module : { default: module };
