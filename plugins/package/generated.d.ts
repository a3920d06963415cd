declare module '@generated/package/default/tarball.json' {
  import type { Tarball } from '@site/plugins/package/pack';

  /** The package that the site serves, or `null` if it serves none. */
  const tarball: Tarball | null;
  export default tarball;
}
