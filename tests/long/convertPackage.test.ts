import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import converter from '../../convert/package.json' with { type: 'json' };
import { commandSpec, runFrom } from '../../plugins/package/install.ts';
import { fences, stepsOf } from '../fences.ts';
import { serve as serveSite, type Host } from '../host.ts';
import { pack } from '../build/pack.ts';
import { shell } from '../build/shell.ts';
import { takeSteps } from '../build/steps.ts';
import { temporaryFolder } from './terminal.ts';

const README = 'convert/README.md';
const { tarball } = await pack('convert');

/** The built site, from which the commands come until npm has the package. */
let site: Host;
beforeAll(async () => {
  site = await serveSite('build');
});
afterAll(() => site.close());

test('The commands of its manual convert a file in an empty folder, as the manual shows', async () => {
  const folder = temporaryFolder();
  const spec = commandSpec(converter.version, { siteUrl: site.origin, baseUrl: '/' });
  const steps = stepsOf('convert').map((step) => ({ ...step, text: runFrom(spec, step.text) }));
  await takeSteps(steps, folder);
  const written = readFileSync(join(folder, 'SignUp.tsx'), 'utf8');
  const shown = fences.find(({ document, language }) => document === README && language === 'tsx');
  expect(written).toBe(`${shown?.text}\n`.replaceAll("'", '"'));
  expect(readFileSync(join(folder, 'src/SignUp.tsx'), 'utf8')).toBe(written);
  expect(readFileSync(join(folder, 'fragment.tsx'), 'utf8')).toMatch(/^<Button /);
});

test('An installed package converts in a program, and its types are found', async () => {
  const folder = temporaryFolder();
  const install = 'npm install --prefer-offline --no-audit --no-fund --loglevel=error';
  await shell(`npm init --yes && ${install} "${tarball}"`, folder);
  const script = `import { convert } from 'bulmatic-convert'; console.log(convert('<hr>').code)`;
  expect(await shell(`node --input-type=module -e "${script}"`, folder)).toContain('<hr />');
});
