/** The class of every element with Bulma's styles. */
export const STAGE = '.bulma-stage';

/**
 * Undoes the site's own styles inside a stage, in a layer below Bulma's rules and above the site's. `revert` also drops
 * the effect of attributes, which browsers treat as author styles, and the smaller size of monospace text: the last rules
 * restore both.
 */
export const RESET = `@layer docusaurus, bulma-reset;
@layer bulma-reset {
  ${STAGE} { all: initial; display: block; }
  ${STAGE} :not(:is(svg, svg *, img, picture, video, canvas, iframe, object, embed)) { all: revert; }
  ${STAGE} ::before, ${STAGE} ::after, ${STAGE} ::marker, ${STAGE} ::placeholder { all: revert; }
  ${STAGE} :is(kbd, samp, tt) { font-size: 0.8125em; }
  ${STAGE} [hidden]:not([hidden='until-found']) { display: none; }
  ${STAGE} ol[type='a'] { list-style-type: lower-alpha; }
  ${STAGE} ol[type='A' s] { list-style-type: upper-alpha; }
  ${STAGE} ol[type='i'] { list-style-type: lower-roman; }
  ${STAGE} ol[type='I' s] { list-style-type: upper-roman; }
}
`;

const isTheme = (selector: string) =>
  /^(\[data-theme=(light|dark)\]|\.theme-(light|dark))$/.test(selector);

/** A selector of Bulma, limited to one kind of stage, or none if it applies to the page as a whole. */
export function scopeSelector(selector: string, stage: string): string[] {
  if (selector === ':root') return [stage];
  if (selector === 'html' || selector === 'body') return [`:where(${stage})`];
  if (/^(html|body)\b/.test(selector)) return [];
  const inside = `:where(${stage}) ${selector}`;
  return isTheme(selector) ? [`${stage}:where(${selector} *, ${selector})`, inside] : [inside];
}

/** Bulma's declarations for the page, without those that would make a stage depend on the text around it. */
export function scopeBody(selector: string, body: string): string {
  if (selector === 'html') {
    return body
      .replace(/font-size:[^;]+/, 'font-size: 1rem')
      .replace(/(overflow|min-width|min-height)[-\w]*:[^;]+;?/g, '');
  }
  return selector === 'body' ? body.replace(/font-size:[^;]+;?/, '') : body;
}
