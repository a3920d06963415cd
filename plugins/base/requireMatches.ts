/**
 * Checks that what a step looks for is still written as it is looked for. Otherwise the step would do nothing, and nobody
 * would notice.
 *
 * @param source - The file to change if it is written differently.
 * @throws If a pattern matches on no page.
 */
export function requireMatches(
  pages: readonly { html: string }[],
  patterns: readonly RegExp[],
  source: string,
) {
  const missing = patterns.find((pattern) => !pages.some(({ html }) => html.search(pattern) >= 0));
  if (!missing) return;
  throw new Error(
    `${String(missing)} matches on no page. If nothing writes it any longer, or writes it differently, change ${source}.`,
  );
}

/** A pattern of a class in HTML, by its own name or with the hash that CSS modules add to it. */
export const classPattern = (name: string) =>
  new RegExp(`\\sclass="?(?:[^">]*\\s)?${name}(?:_[\\w-]+)?["\\s>]`);
