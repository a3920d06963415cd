const NAMES = /, "[^"]*", require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * Webpack loader: removes names and weak references from Docusaurus' list of all pages, which every page loads. Under
 * `npm start`, the references would make the compiler compile every page, even if none is opened. The only loss is that
 * a page that was loaded before no longer shows a moment sooner.
 *
 * @throws If there is none.
 */
export default function registryLoader(source: string): string {
  const shorter = source.replaceAll(NAMES, ', "", ""]');
  if (shorter !== source) return shorter;
  throw new Error(
    '.docusaurus/registry.js: no entry ends in a name and require.resolveWeak(...). If Docusaurus now writes it differently, change the pattern in plugins/output/registryLoader.ts.',
  );
}
