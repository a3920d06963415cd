import { expect, test } from 'vitest';
import {
  addFrom,
  commandSpec,
  createFrom,
  createSpec,
  installFrom,
  libraryRange,
  packageSpec,
  runFrom,
} from './install.ts';

const deployment = { siteUrl: 'https://docs.example.com', baseUrl: '/next/' };

test('Before the first release, the library is installed from the site, wherever that is deployed', () => {
  const spec = packageSpec('0.0.0', deployment);
  expect(spec).toBe('bulmatic@https://docs.example.com/next/bulmatic-0.0.0.tgz');
  expect(installFrom(spec, 'cd my-app\nnpm install bulmatic bulma')).toBe(
    `cd my-app\nnpm install ${spec} bulma`,
  );
});

test('From the first release on, it is installed from npm', () => {
  const spec = packageSpec('0.1.0', deployment);
  expect(installFrom(spec, 'npm install bulmatic bulma')).toBe('npm install bulmatic bulma');
});

test('Only commands that install the library itself change', () => {
  for (const command of ['npm install bulmatic-icons', 'npm run bulmatic', 'npm install sass']) {
    expect(installFrom('https://example.com/a.tgz', command)).toBe(command);
  }
});

test('The converter runs from the site before the first release, and from npm afterwards', () => {
  const spec = commandSpec('0.0.0', deployment);
  expect(spec).toBe('https://docs.example.com/next/bulmatic-convert-0.0.0.tgz');
  expect(runFrom(spec, 'npx bulmatic-convert a.html\nnpx bulmatic-convert-x')).toBe(
    `npx ${spec} a.html\nnpx bulmatic-convert-x`,
  );
  expect(commandSpec('0.1.0', deployment)).toBe('bulmatic-convert');
});

test('Apps are made from the site before the first release, and by npm create afterwards', () => {
  const spec = createSpec('0.0.0', deployment);
  const command = 'npm create bulmatic@latest my-app -- --css sass\ncd my-app';
  expect(spec).toBe('create-bulmatic@https://docs.example.com/next/create-bulmatic-0.0.0.tgz');
  expect(createFrom(spec, command)).toBe(`npx ${spec} my-app --css sass\ncd my-app`);
  expect(createFrom(spec, 'npm create vite@9 my-app')).toBe('npm create vite@9 my-app');
  expect(createFrom(createSpec('0.1.0', deployment), command)).toBe(command);
});

test('Pieces are added from the site, wherever that is deployed', () => {
  expect(addFrom(deployment, 'npx shadcn@4 add r/switch.json --overwrite\ngit diff r/a.json')).toBe(
    'npx shadcn@4 add https://docs.example.com/next/r/switch.json --overwrite\ngit diff r/a.json',
  );
});

test('An app that is made gets the library from the site before the first release, and from npm afterwards', () => {
  expect(libraryRange('0.0.0', deployment)).toBe(
    'https://docs.example.com/next/bulmatic-0.0.0.tgz',
  );
  expect(libraryRange('0.1.0', deployment)).toBe('^0.1.0');
});
