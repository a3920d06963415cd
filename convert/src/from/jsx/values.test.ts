import { expect, test } from 'vitest';
import { fromJsx } from './fromJsx.ts';

const HEAD = "import clsx from 'clsx';\n";

const conditionOf = (rest: string, test: string) => {
  const button = `<button type="button" className={clsx('button', { 'is-loading': ${test} })} />`;
  const { code } = fromJsx(`${HEAD}${rest}\nconst it = ${button};\n`, 'it.tsx');
  return /loading=\{(.*)\} \/>/.exec(code)?.[1];
};

test.for([
  ['a text in a state', "const [a] = useState('');", 'a'],
  ['a number in a state', 'const [a] = React.useState(0);', 'a'],
  ['the type of a state', 'const [a] = useState<string>();', 'a'],
  ['a constant', 'const a = [];', 'a'],
  ['a default', 'function It({ a = 1 }) {}', 'a'],
  ['a parameter with a type', 'const f = (a: string | undefined) => a;', 'a'],
  ['a prop with a type', 'interface It {\n  a?: number;\n}', 'a'],
  ['a prop of an object with a type', 'interface It {\n  a?: number;\n}', 'props.a'],
  ['a comparison', "const b = a === 'x';", 'a'],
  ['a sum', 'const b = a + 1;', 'a'],
  ['a property of it', 'const b = a?.b;', 'a'],
  ['a text with it', 'const b = `is-${a}`;', 'a'],
  ['content', 'const b = <p>{a.b}</p>;', 'a.b'],
  ['an address', 'const b = <a href={a}>b</a>;', 'a'],
  ['a length', '', 'a.length'],
  ['a call', '', 'find(a)'],
  ['one of two', "const [a] = useState('');", 'b || a'],
] as const)(
  'A condition that is more than true or false becomes one: %s',
  ([, rest, condition]) => {
    expect(conditionOf(rest, condition)).toBe(`Boolean(${condition})`);
  },
);

test.for([
  ['nothing that tells', '', 'a'],
  ['a state', 'const [a] = useState(false);', 'a'],
  ['a type', 'const f = (a?: boolean) => a;', 'a'],
  ['a comparison with nothing', 'const b = a === undefined;', 'a'],
  ['a condition for content', 'const b = <p>{a && <b />}</p>;', 'a'],
  ['a question', '', 'list.includes(a)'],
  ['another question', '', 'isOpen(a)'],
  ['a property', 'const b = <p>{a.c}</p>;', 'a.b'],
  ['a comparison itself', '', 'a > 1'],
] as const)('A condition that may be no more than that stays: %s', ([, rest, condition]) => {
  expect(conditionOf(rest, condition)).toBe(condition);
});
