/** One attribute of a code fence's meta string: `quote="package.json"`. */
export function metaAttribute(meta: string | null | undefined, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(meta ?? '')?.[1];
}
