import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Rule } from 'postcss';
import { compileString } from 'sass-embedded';
import { cached } from '../../base/cache.ts';
import { contentsOf } from '../../base/contents.ts';
import { fromRoot } from '../../base/root.ts';

/** One rule of Bulma's stylesheet. */
export interface BulmaRule {
  /** The at-rule around it, such as `@media print`. */
  within?: string;
  /** Its selectors, each with its Sass files, such as `elements/button`. */
  selectors: { text: string; parts: string[] }[];
  /** Its declarations. */
  body: string;
}

const SASS = fromRoot('node_modules/bulma/sass');

const compile = (source: string) =>
  compileString(source, {
    loadPaths: [fromRoot('node_modules')],
    quietDeps: true,
    silenceDeprecations: ['if-function'],
  }).css;

const forwards = (file: string) =>
  [...readFileSync(join(SASS, file), 'utf8').matchAll(/^@forward "([^"]+)"/gm)].map(
    ([, name = '']) => name,
  );

/** The Sass files that produce CSS. */
function partNames(): string[] {
  const folders = forwards('_index.scss').filter((name) => name !== 'utilities');
  const isFolder = (name: string) => existsSync(join(SASS, name)) && name !== 'themes';
  return folders.flatMap((name) =>
    isFolder(name) ? forwards(`${name}/_index.scss`).map((file) => `${name}/${file}`) : [name],
  );
}

/** Selectors for old browsers. A minifier would rewrite them into ones that new browsers match. */
const isOutdated = (selector: string) =>
  /(?<!:):-moz-placeholder|:-ms-input-placeholder/.test(selector);

const bodyOf = (node: Rule | AtRule) => (node.nodes ?? []).map(String).join(';');
const keyOf = ({ within = '', body }: BulmaRule, selector: string) =>
  (within + selector + body).replace(/\s+/g, ' ');

/** Every rule of some CSS. Keyframes count as a rule with their name as the selector. */
function rulesOf(css: string): BulmaRule[] {
  const rules: BulmaRule[] = [];
  const add = (node: Rule | AtRule, selectors: string[], within?: string) =>
    rules.push({
      within,
      selectors: selectors.filter((text) => !isOutdated(text)).map((text) => ({ text, parts: [] })),
      body: bodyOf(node),
    });
  for (const node of postcss.parse(css).nodes) {
    if (node.type === 'rule') add(node, node.selectors);
    if (node.type !== 'atrule') continue;
    const within = `@${node.name} ${node.params}`;
    // The site's own toggle selects light or dark mode, not the system.
    if (within.includes('prefers-color-scheme')) continue;
    if (node.name === 'keyframes') add(node, [within]);
    else node.each((inner) => void (inner.type === 'rule' && add(inner, inner.selectors, within)));
  }
  return rules;
}

/** For each rule and selector, its Sass files. All files are compiled at once, each behind a class. */
function findParts(): Map<string, string[]> {
  const names = partNames();
  const marked = names.map(
    (name, index) => `.part-${index} { @include meta.load-css('bulma/sass/${name}'); }`,
  );
  const parts = new Map<string, string[]>();
  for (const rule of rulesOf(compile(["@use 'sass:meta';", ...marked].join('\n')))) {
    for (const { text } of rule.selectors) {
      const [, index, selector = ''] = /^\.part-(\d+) (.*)$/s.exec(text) ?? [];
      const key = keyOf(rule, selector);
      if (index) parts.set(key, [...(parts.get(key) ?? []), names[Number(index)]!]);
    }
  }
  return parts;
}

const sourceOf = (part: string) => {
  const file = join(SASS, `${part}.scss`);
  return readFileSync(existsSync(file) ? file : join(SASS, part, '_index.scss'), 'utf8');
};

/** The Sass files with an animation, which has no selector that a class could be put in front of. */
const partsWith = (animation: string) =>
  partNames().filter((part) => sourceOf(part).includes(animation));

/**
 * Rules that several Sass files share must keep their order in the whole stylesheet. So the whole is compiled, and the
 * files behind their classes are compiled only to find out which rules come from which file.
 */
function compileRules(): BulmaRule[] {
  const parts = findParts();
  const rules = rulesOf(compile("@use 'bulma/sass';"));
  for (const rule of rules) {
    for (const selector of rule.selectors) {
      const { text } = selector;
      const isAnimation = text.startsWith('@');
      const names = isAnimation ? partsWith(text) : parts.get(keyOf(rule, text));
      if (!names?.length)
        throw new Error(`No single Sass file of Bulma produces the rule "${text}".`);
      selector.parts = names;
    }
  }
  return rules;
}

let rules: BulmaRule[] | undefined;

/** The rules of the installed Bulma, compiled once per version. */
export function bulmaRules(): readonly BulmaRule[] {
  rules ??= cached('bulma-rules', contentsOf(['plugins/library/bulma']).hash, compileRules);
  return rules;
}
