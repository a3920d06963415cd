import { expect, test } from 'vitest';
import { reasonOf } from './reason.ts';

test('The innermost cause is the reason of a failure', () => {
  const output = `npm run build
[ERROR] Error: Docusaurus could not load module at path "docusaurus.config.ts"
    at loadFreshModule (moduleUtils.js:47:15) {
  [cause]: Error: Cannot find module '@rspack/core'
  Require stack:
`;
  expect(reasonOf(output)).toBe("Cannot find module '@rspack/core'");
});

test('Without a cause, it is the first sentence of the first error', () => {
  const output = `[ERROR] Error: The flag is not known. Remove it.\nError: Something else`;
  expect(reasonOf(output)).toBe('The flag is not known');
  expect(reasonOf('npm error code ERESOLVE\nnpm error Could not resolve. Fix it.')).toBe(
    'Could not resolve',
  );
});
