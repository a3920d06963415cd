import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../base/root.ts';
import type { Module } from '../../library/modules.ts';
import { MARKUP_ONLY } from '../../library/markupOnly.ts';

/** The calls of the contract in the tests of a component, by the names of what each tests. */
function contractsOf({ file }: Module): Map<string, string> {
  const tests = fromRoot(file.replace(/\.tsx$/, '.test.tsx'));
  const text = existsSync(tests) ? readFileSync(tests, 'utf8') : '';
  return new Map(
    text
      .split('describeContract(')
      .slice(1)
      .map((call) => [/^\s*(\w+)/.exec(call)?.[1] ?? '', call.slice(0, call.indexOf(');'))]),
  );
}

/** Whether axe looks at a component in light and dark mode, and the rules that are left out for it or its parts. */
export function axeOf(module: Module) {
  const contracts = contractsOf(module);
  const rules = [...contracts.values()].flatMap((call) => {
    const [, excused = ''] = /excused: \{([^}]*)\}/.exec(call) ?? [];
    return [...excused.matchAll(/([a-z][a-z-]+)'?: /g)].map(([, rule = '']) => rule);
  });
  return { isRun: contracts.has(module.name), rules: [...new Set(rules)] };
}

/** The engines in which the tests of a component run. */
export const enginesOf = ({ group, name }: Module) =>
  MARKUP_ONLY.includes(`${group}/${name}`) ? ['Chromium'] : ['Chromium', 'Firefox', 'WebKit'];
