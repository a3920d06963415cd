declare module '*.css?lazy' {
  /** Address of the stylesheet. */
  export const stylesheet: string;
  /** The class names of a module, by the names that it has for them. */
  const classNames: Readonly<Record<string, string>>;
  export default classNames;
}
