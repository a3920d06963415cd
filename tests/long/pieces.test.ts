import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RegistryItem } from '../../plugins/demos/registry.ts';
import { addFrom } from '../../plugins/package/install.ts';
import { TSC } from '../tsc.ts';
import { APP_OPTIONS } from '../appOptions.ts';
import { pack } from '../build/pack.ts';
import { shell } from '../build/shell.ts';
import { stepsOf } from '../fences.ts';
import { serve, type Host } from '../host.ts';
import { versions } from './versions.ts';

const PIECES = ['combobox', 'file-drop', 'password-field'];
/** It is built from nine pieces, two of which are already in the app when it comes. */
const RECIPE = 'booking';

const site = mkdtempSync(join(tmpdir(), 'bulmatic-site-'));
const apps = mkdtempSync(join(tmpdir(), 'bulmatic-apps-'));
let host: Host;

/** Makes an app without Tailwind and without the file `components.json`, which has React only. */
async function makeApp(
  name: string,
  files: Readonly<Record<string, string>>,
  ...packages: string[]
) {
  const app = join(apps, name);
  const dependencies = Object.fromEntries(
    ['react', 'react-dom', '@types/react', '@types/react-dom', 'typescript', ...packages].map(
      (one) => [one.replace(/(?<=.)@.*/, ''), /(?<=.)@(.*)/.exec(one)?.[1] ?? versions[one]],
    ),
  );
  const all = {
    'package.json': JSON.stringify({ private: true, type: 'module', dependencies }),
    ...files,
  };
  for (const [file, text] of Object.entries(all)) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), text);
  }
  await shell('npm install --prefer-offline --no-audit --no-fund --loglevel=error', app);
  return app;
}

/** The command in the docs, with the version that was tried. */
const SHADCN = 'npx --yes shadcn@4.23.0';

/** A command of the docs, with the site that the test serves. */
const typed = (command: string) =>
  addFrom({ siteUrl: host.origin, baseUrl: '/' }, command).replace('npx shadcn@4', SHADCN);

/** Adds pieces and recipes by one command. */
function add(app: string, ...names: string[]) {
  const addresses = names.map((name) => `${host.origin}/r/${name}.json`);
  return shell(`${SHADCN} add ${addresses.join(' ')} --yes`, app);
}

/** Adds a line at the end of the first file of a piece, on the site. */
function publishNewer(name: string) {
  const file = join(site, `r/${name}.json`);
  const item = JSON.parse(readFileSync(file, 'utf8')) as RegistryItem;
  item.files[0]!.content += '// Newer.\n';
  writeFileSync(file, JSON.stringify(item));
}

beforeAll(async () => {
  host = await serve(site);
  const { tarball } = await pack();
  copyFileSync(tarball, join(site, basename(tarball)));
  const write = `require('./plugins/demos/registry.ts').writeRegistry('${site}')`;
  await shell(`npx tsx -e "${write}"`, '.', { SITE_URL: host.origin });
});

afterAll(async () => {
  await host.close();
  rmSync(site, { recursive: true, force: true });
  rmSync(apps, { recursive: true, force: true });
});

/** A page of an app with what was added. */
const PAGE = `'use client';
import { Field } from 'bulmatic';
import { Combobox } from '../pieces/combobox/Combobox';
import { FileDrop } from '../pieces/file-drop/FileDrop';
import { PasswordField } from '../pieces/password-field/PasswordField';
import Booking from '../recipes/booking/booking';

export default function Page() {
  return (
    <>
      <Field>
        <Field.Label>Harbor</Field.Label>
        <Combobox options={[{ id: 'mill', name: 'Mill Harbor' }]} />
      </Field>
      <FileDrop />
      <PasswordField aria-label="Password" />
      <Booking />
    </>
  );
}
`;

const TSCONFIG = JSON.stringify({
  compilerOptions: { ...APP_OPTIONS, types: [] },
  include: ['src'],
});

test('Three pieces and a recipe are added to a Vite app, which type-checks and builds', async () => {
  const app = await makeApp(
    'vite',
    {
      'index.html':
        '<!doctype html><div id="root"></div><script type="module" src="/src/main.tsx"></script>',
      'tsconfig.json': TSCONFIG,
      'src/main.tsx': `import { createRoot } from 'react-dom/client';\nimport Page from './app/page';\ncreateRoot(document.body).render(<Page />);\n`,
      'src/app/page.tsx': PAGE,
    },
    'vite',
  );
  // One at a time, as their pages say.
  for (const name of [...PIECES, RECIPE]) await add(app, name);
  const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['bulma', 'bulmatic', 'react-aria-components', 'react-hook-form']),
  );
  expect(await shell(`node ${TSC} -p .`, app)).toBe('');
  // Without its React plugin, it warns about "use client".
  expect(await shell('npx vite build --logLevel error', app)).toBe('');
});

test('A file that the app has already changed stays as it is', async () => {
  const app = join(apps, 'vite');
  const file = join(app, 'src/pieces/combobox/Combobox.tsx');
  const changed = `// Ours.\n${readFileSync(file, 'utf8')}`;
  writeFileSync(file, changed);
  await add(app, 'combobox');
  expect(readFileSync(file, 'utf8')).toBe(changed);
});

test('An update shows in git what it changes, and what the app has changed can be kept', async () => {
  const app = join(apps, 'vite');
  const [update, keep] = stepsOf('update').map(({ text }) => typed(text));
  const author = '-c user.name=Test -c user.email=test@example.org';
  writeFileSync(join(app, '.gitignore'), 'node_modules\n');
  await shell(`git init --quiet && git add . && git ${author} commit --quiet -m Before`, app);
  publishNewer('combobox');

  const diff = await shell(update!, app);
  expect(diff).toContain('\n-// Ours.\n');
  expect(diff).toContain('\n+// Newer.\n');
  await shell(`printf 'y\\nn\\n' | ${keep}`, app);
  const file = readFileSync(join(app, 'src/pieces/combobox/Combobox.tsx'), 'utf8');
  expect(file).toMatch(/^\/\/ Ours\.\n[^]*\n\/\/ Newer\.\n$/);
});

test('The same pieces and recipe are added to a Next.js app, which builds and renders them on the server', async () => {
  const app = await makeApp(
    'next',
    {
      'src/app/layout.tsx': `import 'bulma/css/bulma.min.css';\nimport type { ReactNode } from 'react';\nexport default function Layout({ children }: { children: ReactNode }) {\n  return (\n    <html lang="en">\n      <body>{children}</body>\n    </html>\n  );\n}\n`,
      'src/app/page.tsx': PAGE,
    },
    'next@16.4.6',
    '@types/node',
  );
  // All at once, since each start of the command takes seconds.
  await add(app, ...PIECES, RECIPE);
  await shell('npx next build', app, { NEXT_TELEMETRY_DISABLED: '1' });
  const html = readFileSync(join(app, '.next/server/app/index.html'), 'utf8');
  expect(html).toContain('role="combobox"');
  expect(html).toContain('or drop them here');
});
