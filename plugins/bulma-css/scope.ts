import postcss, { type AtRule, type Container, type Document } from 'postcss';
import { compileString } from 'sass';

const DEMO = '.bulma-demo';

/**
 * Takes away what the site's own styles say inside a demo, in a layer below Bulma's rules and above the site's.
 * `revert` also drops what attributes say, which browsers treat as author styles: the last rules say it again.
 */
const RESET = `@layer docusaurus, bulma-reset;
@layer bulma-reset {
  ${DEMO} { all: initial; display: block; }
  ${DEMO} :not(:is(svg, svg *, img, picture, video, canvas, iframe, object, embed)) { all: revert; }
  ${DEMO} ::before, ${DEMO} ::after, ${DEMO} ::marker, ${DEMO} ::placeholder { all: revert; }
  ${DEMO} [hidden]:not([hidden='until-found']) { display: none; }
  ${DEMO} ol[type='a'] { list-style-type: lower-alpha; }
  ${DEMO} ol[type='A' s] { list-style-type: upper-alpha; }
  ${DEMO} ol[type='i'] { list-style-type: lower-roman; }
  ${DEMO} ol[type='I' s] { list-style-type: upper-roman; }
}
`;

const isKeyframes = (node: Container | Document | undefined) =>
  node?.type === 'atrule' && (node as AtRule).name.endsWith('keyframes');

/** One selector of Bulma, so that it matches inside a demo only; nothing if it speaks of the page as a whole. */
function scopeSelector(selector: string): string[] {
  if (selector === ':root') return [DEMO];
  if (selector === 'html' || selector === 'body') return [`:where(${DEMO})`];
  if (/^(html|body)\b/.test(selector)) return [];
  const inside = `:where(${DEMO}) ${selector}`;
  const isTheme = /^(\[data-theme=(light|dark)\]|\.theme-(light|dark))$/.test(selector);
  return isTheme ? [`${DEMO}:where(${selector} *, ${selector})`, inside] : [inside];
}

/** The installed Bulma as CSS that styles what is inside `.bulma-demo` and nothing else. */
export function scopedBulma(): string {
  const { css } = compileString(`@use 'bulma/sass';`, {
    loadPaths: ['node_modules'],
    quietDeps: true,
    silenceDeprecations: ['if-function'],
  });
  const root = postcss.parse(css);
  // The site's own toggle decides between light and dark, not the system.
  root.walkAtRules('media', (rule) => {
    if (rule.params.includes('prefers-color-scheme')) rule.remove();
  });
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const { selectors } = rule;
    // `html` and `body` become one element, whose size must not depend on the text around the demo.
    if (rule.selector === 'html') rule.walkDecls('font-size', (decl) => void (decl.value = '1rem'));
    if (rule.selector === 'body') rule.walkDecls('font-size', (decl) => void decl.remove());
    const isPage = selectors.every((one) => one === 'html' || one === 'body');
    if (isPage) rule.walkDecls(/^(overflow|min-width|min-height)/, (decl) => void decl.remove());
    const scoped = new Set(selectors.flatMap(scopeSelector));
    if (scoped.size === 0) rule.remove();
    else rule.selectors = [...scoped];
  });
  return RESET + root.toString();
}
