import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const FORMS = '.github/ISSUE_TEMPLATE';
const WORKFLOWS = '.github/workflows';
/** What GitHub knows, from its "Syntax for GitHub's form schema". */
const FORM_KEYS = ['name', 'description', 'labels', 'body'];
const FIELD_KEYS = ['type', 'id', 'attributes', 'validations'];
const FIELDS = ['markdown', 'textarea', 'input', 'dropdown', 'checkboxes'];
/** The keys of Renovate's JSON schema that are used. */
const RULE_KEYS = [
  'description',
  'groupName',
  'matchFileNames',
  'matchDepTypes',
  'matchDepNames',
  'matchPackageNames',
  'matchCurrentVersion',
  'rangeStrategy',
  'allowedVersions',
  'enabled',
];

interface Field {
  type: string;
  id?: string;
  attributes: { label?: string; value?: string; options?: { label: string }[] };
}

interface Form {
  name: string;
  description: string;
  body: Field[];
}

interface Rule {
  matchPackageNames?: string[];
  matchCurrentVersion?: string;
  allowedVersions?: string;
}

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const textOf = (...path: string[]) => readFileSync(join(...path), 'utf8');
const expectKeys = (object: object, known: string[]) =>
  expect(known).toEqual(expect.arrayContaining(Object.keys(object)));

const forms = readdirSync(FORMS).filter((name) => name !== 'config.yml');

test.for(forms)(
  'The issue form %s has what GitHub requires, and nothing that it does not know',
  (name) => {
    const form = parse(textOf(FORMS, name)) as Form;
    expectKeys(form, FORM_KEYS);
    expect(form.name).toBeTruthy();
    expect(form.description).toBeTruthy();
    const asked = form.body.filter(({ type }) => type !== 'markdown');
    for (const field of form.body) {
      expectKeys(field, FIELD_KEYS);
      expect(FIELDS).toContain(field.type);
      expect(field.attributes[field.type === 'markdown' ? 'value' : 'label']).toBeTruthy();
      if (field.type === 'checkboxes') expect(field.attributes.options).not.toHaveLength(0);
    }
    expect(asked).not.toHaveLength(0);
    for (const values of [
      asked.map(({ id }) => id),
      asked.map(({ attributes }) => attributes.label),
    ]) {
      expect(values).not.toContain(undefined);
      expect(new Set(values).size).toBe(values.length);
    }
  },
);

test('Each link beside the issue forms has a name, an address and a sentence', () => {
  const config = parse(textOf(FORMS, 'config.yml')) as { contact_links: Record<string, string>[] };
  expectKeys(config, ['blank_issues_enabled', 'contact_links']);
  for (const link of config.contact_links) {
    expect(Object.keys(link)).toEqual(['name', 'url', 'about']);
    expect(link.url).toMatch(/^https:\/\//);
  }
});

/** The version of each package that the repository asks for, and of each action, by name. */
function versions(): (readonly [name: string, version: string])[] {
  const packages = [
    'package.json',
    'library/package.json',
    'create/templates/next/package.json',
    'create/templates/vite/package.json',
  ].flatMap((file) => {
    const { dependencies, devDependencies } = JSON.parse(textOf(file)) as Manifest;
    return Object.entries({ ...dependencies, ...devDependencies });
  });
  const actions = readdirSync(WORKFLOWS).flatMap((name) =>
    [...textOf(WORKFLOWS, name).matchAll(/uses: ([\w./-]+)@\w+ # v(\S+)/g)].map(
      ([, action = '', version = '']) => [action, version] as const,
    ),
  );
  // An alias such as `npm:react-router@7.18.5` names the package.
  const named = packages.map(([name, version]) => {
    const [, real = name, exact = version] = /^npm:(.+)@(.+)$/.exec(version) ?? [];
    return [real, exact.replace(/^[~^]/, '')] as const;
  });
  return [...named, ...actions];
}

const matcher = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll(/[.\\]/g, '\\$&').replaceAll(/\*+/g, '.*')}$`);

const { packageRules, ...options } = JSON.parse(textOf('.github/renovate.json')) as {
  packageRules: Rule[];
};

test('Renovate is told nothing that it does not know', () => {
  expectKeys(options, [
    '$schema',
    'description',
    'extends',
    'schedule',
    'minimumReleaseAge',
    'prConcurrentLimit',
    'lockFileMaintenance',
  ]);
  for (const rule of packageRules) expectKeys(rule, RULE_KEYS);
});

test('Each package that Renovate groups or holds back is one that is used', () => {
  const names = versions().map(([name]) => name);
  const patterns = packageRules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
  const unused = patterns.filter((pattern) => !names.some((name) => matcher(pattern).test(name)));
  expect(unused).toEqual([]);
});

const limitOf = (range: string) => Number(/^<(\d+(\.\d+)?)$/.exec(range)?.[1]);

test('What Renovate holds back is not beyond that already', () => {
  for (const rule of packageRules) {
    const { matchPackageNames = [], matchCurrentVersion, allowedVersions } = rule;
    if (!allowedVersions) continue;
    const limit = limitOf(allowedVersions);
    const held = versions().filter(
      ([name, version]) =>
        matchPackageNames.some((pattern) => matcher(pattern).test(name)) &&
        !(matchCurrentVersion && Number.parseFloat(version) >= limitOf(matchCurrentVersion)),
    );
    for (const [name, version] of held) {
      expect(Number.parseFloat(version), name).toBeLessThan(limit);
    }
  }
});
