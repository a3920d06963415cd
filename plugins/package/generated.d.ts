declare module '@generated/package/default/tarball.json' {
  /** Name of the file of the library that the site serves, or `null` if it serves none. */
  const tarball: string | null;
  export default tarball;
}
