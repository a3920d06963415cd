/** The class of every place where Bulma holds. */
export const STAGE = '.bulma-stage';

/**
 * Takes away what the site's own styles say inside a stage, in a layer below Bulma's rules and above the site's.
 * `revert` also drops what attributes say, which browsers treat as author styles, and the browsers' habit to draw plain
 * monospace text smaller: the last rules say it again.
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

/** One selector of Bulma, so that it matches inside one kind of stage only; none if it speaks of the page as a whole. */
export function scopeSelector(selector: string, stage: string): string[] {
  if (selector === ':root') return [stage];
  if (selector === 'html' || selector === 'body') return [`:where(${stage})`];
  if (/^(html|body)\b/.test(selector)) return [];
  const inside = `:where(${stage}) ${selector}`;
  return isTheme(selector) ? [`${stage}:where(${selector} *, ${selector})`, inside] : [inside];
}

/** What Bulma says of the page, as far as it holds for a stage, which must not depend on the text around it. */
export function scopeBody(selector: string, body: string): string {
  if (selector === 'html') {
    return body
      .replace(/font-size:[^;]+/, 'font-size: 1rem')
      .replace(/(overflow|min-width|min-height)[-\w]*:[^;]+;?/g, '');
  }
  return selector === 'body' ? body.replace(/font-size:[^;]+;?/, '') : body;
}
